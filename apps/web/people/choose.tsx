// One of several, chosen from a list.

type Props<T extends string> = {
  readonly label: string;
  readonly name: string;
  /** Empty where nothing is chosen yet and nothing is usual. */
  readonly value: T | '';
  readonly options: readonly (readonly [value: T, told: string])[];
  readonly onChoose: (value: T) => void;
};

export const Choose = <T extends string>({ label, name, value, options, onChoose }: Props<T>) => (
  <label className="field">
    <span className="label">{label}</span>
    <select
      className="input"
      name={name}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([each]) => each === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {value === '' && options.every(([each]) => each !== '') && <option value="">—</option>}
      {options.map(([each, told]) => (
        <option key={each} value={each}>
          {told}
        </option>
      ))}
    </select>
  </label>
);
