import type { PxRect } from '@pedra/renderer';
import type { SeatView } from '@pedra/rules';
import type { TableSetup, Waiting } from '@pedra/session';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { playerName } from '../ui/game-words.ts';
import type { Frame, SeatFrame } from './frame.ts';
import { fitStyle, placeStyle } from './place-style.ts';
import { placesByTile } from './places-by-tile.ts';
import { Rich } from './rich.tsx';
import { SeatTag } from './seat-tag.tsx';

interface SeatTagsProps {
  readonly frame: Frame;
  readonly view: SeatView;
  readonly setup: TableSetup;
  readonly waiting: Waiting;
}

/** A tag keeps to its edge of the table, or to its rack, and is as wide as its words. */
function tagStyle(frame: Frame, side: SeatFrame['side'], tag: PxRect, stacked: boolean) {
  if (frame.scheme === 'strip' || stacked) return placeStyle(tag);
  return fitStyle(tag, side === 'left' ? undefined : frame.width);
}

/** Everybody at the table, each beside their rack; the own tag says what can be played. */
export function SeatTags({ frame, view, setup, waiting }: SeatTagsProps) {
  const words = useWords();
  const { seat: own } = view;
  const partners = view.sides.find((seats) => own !== 'public' && seats.includes(own)) ?? [];
  return (
    <ul aria-label={words.text('table.players')}>
      {frame.seats.map(({ seat, side, tag, stacked }) => {
        const tiles = words.text('table.tiles', { count: view.counts[seat] ?? 0 });
        const partner = partners.includes(seat) && !stacked && tag.w > 130;
        return (
          <SeatTag
            key={seat}
            rect={tag}
            style={tagStyle(frame, side, tag, stacked)}
            seat={seat}
            stacked={stacked}
            name={playerName(words, setup, seat)}
            face={tag.w < 112 && !stacked ? null : (setup.players[seat]?.name ?? null)}
            note={partner ? `${words.text('table.partner')} · ${tiles}` : tiles}
            turn={view.turn === seat}
            thinking={waiting.for === 'bot' && waiting.seat === seat}
          />
        );
      })}
      {own !== 'public' && (
        <SeatTag
          own
          rect={frame.own}
          style={frame.scheme === 'strip' ? placeStyle(frame.own) : fitStyle(frame.own)}
          seat={own}
          name={words.text(view.turn === own ? 'table.your-turn' : 'player.you')}
          face={frame.own.w < 210 ? null : ''}
          note={<OwnNote view={view} waiting={waiting} />}
          turn={view.turn === own}
        />
      )}
    </ul>
  );
}

/** What the player can do, in a few words. */
function OwnNote({ view, waiting }: Pick<SeatTagsProps, 'view' | 'waiting'>): ReactNode {
  const words = useWords();
  const total = view.hand.length;
  if (view.turn !== view.seat) return words.text('table.tiles', { count: total });
  if (waiting.for === 'table') return words.text('table.drawing');
  if (view.legal.includes('draw')) return words.text('table.must-draw');
  if (view.legal.includes('pass')) return words.text('table.must-pass');
  const playable = { count: placesByTile(view).size, total };
  const { table } = view;
  if (table.kind === 'trains' && table.duty !== null) {
    return <Rich text="table.must-cover" values={playable} />;
  }
  return <Rich text="table.playable" values={playable} />;
}
