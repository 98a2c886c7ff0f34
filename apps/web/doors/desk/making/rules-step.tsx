// The rules: one of the five rulebooks, its switches, and what the house changes, each in plain words with its clause.
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Switch, switchesOf } from '@omerta/rules/rulebooks/switches.ts';
import { houseKeysOf } from '@omerta/scoring/house-values.ts';
import { printed } from '@omerta/scoring/printed.ts';
import { switchKey, switchValue } from '@omerta/scoring/switch-names.ts';
import type { DraftSettings, TournamentDraft } from '../../../desk/making/draft.ts';
import { useLang } from '../../../device/settings.ts';
import { TextField } from '../../../people/fields.tsx';
import { SwitchRow } from '../../../rulebooks/switch-row.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { StepProps } from './about-step.tsx';
import { HouseRow } from './house-row.tsx';

const without = (settings: DraftSettings, key: string): DraftSettings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key));

/** On and off are yes and no in a file. */
const asWritten = (each: Switch, value: string): string | boolean =>
  each.values.includes('on') ? value === 'on' : value;

const Books = ({
  chosen,
  onChoose,
}: {
  readonly chosen: RulebookId;
  readonly onChoose: (id: RulebookId) => void;
}) => {
  const { t } = useTranslation('making');
  const lang = useLang();
  return (
    <fieldset className="field">
      <legend>{t('rules.book')}</legend>
      <div className="choices">
        {rulebookIds.map((id) => (
          <button
            key={id}
            type="button"
            className="button"
            data-rulebook={id}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            {editionNames[id].short[lang]}
          </button>
        ))}
      </div>
      <p className="quiet">{editionNames[chosen][lang]}</p>
    </fieldset>
  );
};

const Switches = ({ draft, onChange }: StepProps) => {
  const { t } = useTranslation('making');
  const all = switchesOf(draft.rulebook);
  return (
    <details className="field">
      <summary>{t('rules.switches', { count: all.length })}</summary>
      <p className="quiet">{t('rules.switchesWhy')}</p>
      {all.map((each) => {
        const key = switchKey(each);
        const given = draft.switches[key];
        return (
          <SwitchRow
            key={`${draft.rulebook} ${each.name}`}
            id={draft.rulebook}
            each={each}
            chosen={given === undefined ? null : switchValue(given)}
            onChoose={(value) =>
              onChange({
                ...draft,
                switches:
                  value === null
                    ? without(draft.switches, key)
                    : { ...draft.switches, [key]: asWritten(each, value) },
              })
            }
          />
        );
      })}
    </details>
  );
};

/** What is asked among the switches is not asked again, unless it was changed here before. */
const keysAsked = ({ rulebook, house }: TournamentDraft): readonly string[] => {
  const switched = new Set(switchesOf(rulebook).map(switchKey));
  return houseKeysOf(printed[rulebook]).filter((key) => house[key] !== undefined || !switched.has(key));
};

const House = ({ draft, onChange }: StepProps) => {
  const { t } = useTranslation('making');
  const change = (house: TournamentDraft['house']): void => onChange({ ...draft, house });
  const changed = Object.keys(draft.house).length;
  return (
    <details className="field">
      <summary>{t('rules.house', { count: changed })}</summary>
      <p className="quiet">{t('rules.houseWhy')}</p>
      {changed > 0 && (
        <TextField
          label={t('rules.houseName')}
          name="houseName"
          value={draft.houseName}
          onWrite={(houseName) => onChange({ ...draft, houseName })}
        />
      )}
      {keysAsked(draft).map((key) => (
        <HouseRow
          key={`${draft.rulebook} ${key}`}
          id={draft.rulebook}
          name={key}
          chosen={draft.house[key] ?? null}
          onChoose={(value) =>
            change(value === null ? without(draft.house, key) : { ...draft.house, [key]: value })
          }
        />
      ))}
    </details>
  );
};

export const RulesStep = ({ draft, onChange }: StepProps) => {
  const { t } = useTranslation('making');
  return (
    <>
      <Books
        chosen={draft.rulebook}
        onChoose={(rulebook) => onChange({ ...draft, rulebook, switches: {}, house: {} })}
      />
      <Switches draft={draft} onChange={onChange} />
      <House draft={draft} onChange={onChange} />
      <label className="check-line">
        <input
          type="checkbox"
          name="second"
          checked={draft.secondConfirmation}
          onChange={({ target }) => onChange({ ...draft, secondConfirmation: target.checked })}
        />
        <span>
          {t('rules.second')}
          <small className="quiet">{t('rules.secondWhy')}</small>
        </span>
      </label>
    </>
  );
};
