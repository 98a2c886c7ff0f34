// One of several, chosen from a list.

type Props = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, told: string])[];
  readonly onChoose: (value: string) => void;
};

export const Choose = ({ label, name, value, options, onChoose }: Props) => (
  <label className="field">
    <span className="label">{label}</span>
    <select className="input" name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map(([each, told]) => (
        <option key={each} value={each}>
          {told}
        </option>
      ))}
    </select>
  </label>
);
