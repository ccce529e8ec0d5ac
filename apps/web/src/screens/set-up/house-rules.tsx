import { type GameInfo, gameInfo, type OptionSpec, type OptionValue } from '@pedra/rules';
import { optionOf, type TableChoice, withOption } from '../../app/table-choice.ts';
import { useWords } from '../../app/words.tsx';

interface HouseRulesProps {
  readonly choice: TableChoice;
  readonly game: GameInfo;
  readonly onChange: (choice: TableChoice) => void;
}

/** The game's options as sentences with the choice in them, and below what follows from its rules. */
export function HouseRules({ choice, game, onChange }: HouseRulesProps) {
  const words = useWords();
  const { deal: deals, options } = gameInfo(game.id, choice.options) ?? game;
  const deal = deals[choice.seats];
  return (
    <fieldset className="choice house-rules">
      <legend>{words.text('set-up.rules')}</legend>
      {options
        .filter(({ offered }) => offered.length > 1)
        .map((spec) => (
          <Sentence key={spec.name} spec={spec} choice={choice} game={game} onChange={onChange} />
        ))}
      <ul className="facts">
        {deal && <li>{words.text('set-up.facts.hand', { count: deal.hand })}</li>}
        {deal && <li>{words.text('set-up.facts.boneyard', { count: deal.boneyard })}</li>}
        <li>{words.text('set-up.facts.direction', { direction: game.direction })}</li>
      </ul>
    </fieldset>
  );
}

/** One option: a whole sentence of the language, with a list of values where its choice stands. */
function Sentence({
  spec,
  choice,
  game,
  onChange,
}: HouseRulesProps & { readonly spec: OptionSpec }) {
  const words = useWords();
  const key = `option.${spec.name}.sentence` as const;
  const pairs = game.pairs.includes(choice.seats) ? 'yes' : 'no';
  const chosen = optionOf(choice, spec);
  const values = spec.offered.includes(chosen) ? spec.offered : [chosen, ...spec.offered];
  const label = (value: OptionValue) =>
    words.text(`option.${spec.name}.value`, {
      value: typeof value === 'boolean' ? `${value}` : value,
    });
  const list = (
    <span key="choice" className="inline-choice">
      <select
        aria-label={words.text(key, { pairs, choice: label(chosen) })}
        value={`${chosen}`}
        onChange={(event) => {
          const value = values.find((offered) => `${offered}` === event.target.value);
          if (value !== undefined) onChange(withOption(choice, spec, value));
        }}
      >
        {values.map((offered) => (
          <option key={`${offered}`} value={`${offered}`}>
            {label(offered)}
          </option>
        ))}
      </select>
    </span>
  );
  return <p className="serif">{words.rich(key, { pairs, choice: list })}</p>;
}
