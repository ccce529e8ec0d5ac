import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `cards` for names, `segment` for two to four short values. */
  readonly look: 'cards' | 'segment';
}

/** One of several, as radio buttons under a legend: arrow keys move, the chosen one is marked by more than colour. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, options, value, onChange, look } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className={look}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** On or off; the whole row acts. */
export function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="switch-row">
      <span>{label}</span>
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
