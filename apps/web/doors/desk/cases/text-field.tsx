// One line or more of words under their label.
import { useId } from 'react';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isLong?: boolean;
};

export const TextField = ({ label, name, value, onChange, isLong = false }: Props) => {
  const id = useId();
  const Input = isLong ? 'textarea' : 'input';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className="input"
        name={name}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly name: string;
  readonly value: T | '';
  readonly choices: readonly { readonly value: T; readonly said: string }[];
  readonly onChange: (value: T) => void;
};

export const ChoiceField = <T extends string>({ label, name, value, choices, onChange }: ChoiceProps<T>) => {
  const id = useId();
  const choose = (chosen: string): void => {
    const found = choices.find((each) => each.value === chosen);
    if (found) onChange(found.value);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        name={name}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {value === '' && <option value="">—</option>}
        {choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.said}
          </option>
        ))}
      </select>
    </div>
  );
};
