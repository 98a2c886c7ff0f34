// The switches of a rulebook: what each means, by which clause, and its value; those of the points apart.
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchWord } from '@omerta/rules/rulebooks/switch-words.ts';
import { type Switch, switchesOf, takesValue } from '@omerta/rules/rulebooks/switches.ts';
import { changeSettings, useLang, useSettings } from '../../device/settings.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

const Value = ({
  each,
  value,
  set,
}: {
  readonly each: Switch;
  readonly value: string;
  readonly set: (value: string) => void;
}) => {
  const lang = useLang();
  const labelled = { 'aria-labelledby': `switch-${each.name}` };
  if (each.values.includes('decimal')) {
    const change = (text: string): void => (takesValue(each, text) ? set(text) : undefined);
    return (
      <input
        {...labelled}
        className="input"
        inputMode="decimal"
        defaultValue={value}
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

const Row = ({ id, each }: { readonly id: RulebookId; readonly each: Switch }) => {
  const { switches } = useSettings();
  const lang = useLang();
  const place = each.rulebooks[id];
  if (!place) return null;
  const chosen = switches[id] ?? {};
  const set = (value: string): void => {
    const { [each.name]: _, ...others } = chosen;
    changeSettings({
      switches: { ...switches, [id]: value === place.initial ? others : { ...others, [each.name]: value } },
    });
  };
  return (
    <div className="switch-row">
      <span id={`switch-${each.name}`}>{each.what[lang]}</span>
      <ClauseLink edition={editions[id]} clause={place.clause} />
      <Value each={each} value={chosen[each.name] ?? place.initial} set={set} />
    </div>
  );
};

/** Keyed by the rulebook: a number typed for one is never shown for another. */
export const SwitchesField = ({ id }: { readonly id: RulebookId }) => {
  const { t } = useTranslation('start');
  const all = switchesOf(id);
  const play = all.filter((each) => each.play);
  const points = all.filter((each) => !each.play);
  return (
    <div key={id} className="field">
      {play.length > 0 && (
        <fieldset className="field">
          <legend>{t('switches')}</legend>
          {play.map((each) => (
            <Row key={each.name} id={id} each={each} />
          ))}
        </fieldset>
      )}
      <details className="more">
        <summary>{t('pointSwitches', { count: points.length })}</summary>
        {points.map((each) => (
          <Row key={each.name} id={id} each={each} />
        ))}
      </details>
    </div>
  );
};
