// One switch of a rulebook: what it means, by which clause, and its value.
import './switch-row.css';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchWord } from '@omerta/rules/rulebooks/switch-words.ts';
import { geographicRule, type Switch, takesValue } from '@omerta/rules/rulebooks/switches.ts';
import { useLang } from '../device/settings.ts';
import { ClauseLink } from './clause-link.tsx';

type ValueProps = {
  readonly each: Switch;
  readonly value: string;
  readonly set: (value: string) => void;
};

const Value = ({ each, value, set }: ValueProps) => {
  const lang = useLang();
  const labelled = { 'aria-labelledby': `switch-${each.name}` };
  if (each.values.includes('decimal')) {
    const change = (text: string): void => (takesValue(each, text) ? set(text) : undefined);
    return (
      <input
        {...labelled}
        className="input"
        inputMode="decimal"
        defaultValue={new Intl.NumberFormat(lang, { maximumFractionDigits: 20 }).format(Number(value))}
        onChange={(event) => change(event.target.value.replace(',', '.'))}
      />
    );
  }
  return (
    <select {...labelled} className="input" value={value} onChange={(event) => set(event.target.value)}>
      {each.values.map((one) => (
        <option key={one} value={one}>
          {switchWord(each.name, one, lang)}
        </option>
      ))}
    </select>
  );
};

type Props = {
  readonly id: RulebookId;
  readonly each: Switch;
  /** Null: as the rulebook says. */
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
};

export const SwitchRow = ({ id, each, chosen, onChoose }: Props) => {
  const lang = useLang();
  const place = each.rulebooks[id];
  if (!place) return null;
  return (
    <div className="switch-row" data-switch={each.name}>
      <span id={`switch-${each.name}`}>
        {each.what[lang]}
        {place.geographic !== undefined && (
          <small data-geographic={place.geographic}>{geographicRule[lang]}</small>
        )}
      </span>
      <ClauseLink edition={{ id, name: editionNames[id] }} clause={place.clause} />
      <Value
        each={each}
        value={chosen ?? place.initial}
        set={(value) => onChoose(value === place.initial ? null : value)}
      />
    </div>
  );
};
