// One of the people, found by typing: the likely ones stand below as buttons.
import { useId, useState } from 'react';
import { useSettings } from '../device/settings.ts';
import { arranged, everything } from './list/arranged.ts';

type Choice = { readonly person: string; readonly name: string; readonly hint?: string };

type Props = {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (person: string | null) => void;
};

const most = 8;

export const PersonPick = ({ label, name, choices, chosen, onChoose }: Props) => {
  const { lang } = useSettings();
  const id = useId();
  const [search, setSearch] = useState('');
  const columns = [{ key: 'name', title: label, value: (each: Choice) => each.name }];
  const found = arranged(choices, columns, { ...everything, search }, lang).slice(0, most);
  const picked = choices.find(({ person }) => person === chosen);
  if (picked)
    return (
      <div className="field" data-pick={name}>
        <span className="label">{label}</span>
        <button
          type="button"
          className="button chosen"
          data-person={picked.person}
          onClick={() => onChoose(null)}
        >
          {picked.name} ✕
        </button>
      </div>
    );
  return (
    <div className="field" data-pick={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        name={name}
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          setSearch('');
          onChoose(first.person);
        }}
      />
      <div className="choices">
        {found.map((each) => (
          <button
            key={each.person}
            type="button"
            className="button"
            data-person={each.person}
            onClick={() => {
              setSearch('');
              onChoose(each.person);
            }}
          >
            {each.name}
            {each.hint !== undefined && <small className="quiet">{each.hint}</small>}
          </button>
        ))}
      </div>
    </div>
  );
};
