// A whole number typed within bounds; what is half typed changes nothing.
import { useId, useState } from 'react';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly onChange: (value: number) => void;
};

export const NumberField = ({ label, name, value, range: [least, most], onChange }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isFit = (text: string): boolean =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        aria-invalid={typed !== null && !isFit(typed)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isFit(target.value)) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
};
