import { sentence } from '@pedra/i18n';
import type { Api } from '@pedra/renderer';
import type { MatchEvent } from '@pedra/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import type { PlayedTable } from '../play/played-table.ts';
import { HighestNumber } from '../ui/small-piece.tsx';
import { AfterRound } from './after-round.tsx';
import { Announcements } from './announcements.tsx';
import type { Announcer } from './announcer.ts';
import { Bubbles } from './bubbles.tsx';
import { tableFrame } from './frame.ts';
import type { MirrorFocus } from './mirror-focus.ts';
import { SeatTags } from './seat-tags.tsx';
import { type TableDialog, TableDialogs } from './table-dialogs.tsx';
import { TableNotices } from './table-notices.tsx';
import { TableSlips } from './table-slips.tsx';
import { TableStage } from './table-stage.tsx';
import { speechContext, useAnnouncedEvents } from './use-announced-events.ts';
import { useRefusals } from './use-refusals.ts';
import { useSize } from './use-size.ts';
import { useTableGame } from './use-table-game.ts';
import { useTableKeys } from './use-table-keys.ts';
import './table.css';

interface TableScreenProps {
  readonly table: PlayedTable;
  /** The player leaves; the match is kept where that is possible. */
  readonly onLeave: () => void;
  /** The same table once more, after the match. */
  readonly onAgain: () => void;
}

/** The table that is played at: the picture, the same as real elements over it, and paper round it. */
export function TableScreen(props: TableScreenProps) {
  const root = useRef<HTMLElement>(null);
  const size = useSize(root);
  return (
    <main ref={root} className="table-screen">
      {size && <SeatedTable {...props} size={size} />}
    </main>
  );
}

interface SeatedTableProps extends TableScreenProps {
  readonly size: { readonly width: number; readonly height: number };
}

function SeatedTable({ table, onLeave, onAgain, size }: SeatedTableProps) {
  const { host, setup, human, kept } = table;
  const words = useWords();
  const { mirror, large, speed } = useSettings();
  const api = useRef<Api>(null);
  const announcer = useRef<Announcer>(null);
  const focus = useRef<MirrorFocus>(null);
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const { refusal, onRefused } = useRefusals(table, words, api, announcer);
  const game = useTableGame(table, onRefused);
  const { view, waiting } = game.update;
  const context = useMemo(() => speechContext(view, table), [view, table]);
  const { seats, direction, table: laid } = view;
  const lanes = laid.kind === 'trains';
  const counts = laid.kind === 'tree';
  const frame = useMemo(
    () => tableFrame({ ...size, seats, own: human, direction, mirror, large, lanes, counts }),
    [size, seats, human, direction, mirror, large, lanes, counts],
  );
  const say = useCallback(
    (event: MatchEvent) => sentence(words, event, speechContext(host.update(human).view, table)),
    [words, host, human, table],
  );
  const { mayUndo } = game.update;
  const undo = useCallback(() => host.undo(human), [host, human]);
  const onUndo = mayUndo ? undo : null;
  useEffect(() => host.setPace({ speed }), [host, speed]);
  const { round } = view;
  // A new round, as a new screen, leaves the focus nowhere: it begins at the turn. `round` is what this follows.
  useEffect(() => {
    if (document.activeElement === document.body) focus.current?.toTurn();
  }, [round]);
  useAnnouncedEvents(table, words, announcer);
  useTableKeys(
    { ...game, words, context, onUndo, onHelp: () => setDialog('keys') },
    focus,
    announcer,
  );

  return (
    <HighestNumber value={view.set}>
      <div className={`table-layer is-${frame.scheme}`}>
        <TableStage
          game={game}
          host={host}
          own={human}
          context={context}
          setup={setup}
          frame={frame}
          api={api}
          focus={focus}
        />
        <TableSlips frame={frame} view={view} setup={setup} onUndo={onUndo} onOpen={setDialog} />
        <SeatTags frame={frame} view={view} setup={setup} waiting={waiting} />
        <Bubbles host={host} own={human} frame={frame} say={say} />
        <TableNotices
          host={host}
          own={human}
          frame={frame}
          kept={kept}
          refusal={refusal}
          say={say}
        />
        <Announcements ref={announcer} />
        <AfterRound table={table} view={view} frame={frame} onAgain={onAgain} onHome={onLeave} />
        <TableDialogs
          open={dialog}
          view={view}
          table={table}
          onLeave={onLeave}
          onClose={() => setDialog(null)}
        />
      </div>
    </HighestNumber>
  );
}
