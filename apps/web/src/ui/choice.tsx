import { type ReactNode, useId } from 'react';

interface Option<T> {
  readonly value: T;
  readonly label: ReactNode;
  /** A second line below the label. */
  readonly note?: string;
  /** Shown beside or above the label, silent to a screen reader. */
  readonly picture?: ReactNode;
}

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /**
   * `cards` for names, `rows` for names with notes or pictures, `segment` for two to four short values, `pictures` for what is known
   * by its look.
   */
  readonly look: 'cards' | 'rows' | 'segment' | 'pictures';
  /** Why nothing can be chosen now; shown and read with the legend. */
  readonly barred?: string | undefined;
}

/** One of several, as radio buttons under a legend: arrow keys move, the chosen one is marked by more than colour. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, options, value, onChange, look, barred } = props;
  const name = useId();
  const why = useId();
  return (
    <fieldset
      className="choice"
      disabled={barred !== undefined}
      aria-describedby={barred === undefined ? undefined : why}
    >
      <legend>{legend}</legend>
      {barred !== undefined && (
        <p id={why} className="choice-barred">
          {barred}
        </p>
      )}
      <div className={look === 'rows' ? 'cards is-rows' : look}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {look === 'pictures' && option.picture}
            <span>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
            {look !== 'pictures' && option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On or off; the whole row acts. */
export function Switch({
  label,
  note,
  on,
  onChange,
}: {
  readonly label: string;
  /** A second line below the label. */
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="switch-row">
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
