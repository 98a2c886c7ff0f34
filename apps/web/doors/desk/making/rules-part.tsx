// The rules in force; before the start they can still be others.
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchWord } from '@omerta/rules/rulebooks/switch-words.ts';
import { switchesOf } from '@omerta/rules/rulebooks/switches.ts';
import { switchKey, switchValue } from '@omerta/scoring/switch-names.ts';
import { baseOf } from '@omerta/tournament/rulebooks/choose.ts';
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { type DraftSettings, draftLike, emptyDraft } from '../../../desk/making/draft.ts';
import { faultsOf, rulesOf } from '../../../desk/making/orders.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { HouseName } from './house-row.tsx';
import { RulesStep } from './rules-step.tsx';

const Editing = () => {
  const { t } = useTranslation('making');
  const { picture, names, give, isSending } = useDesk();
  const [draft, setDraft] = useState(() => draftLike(picture, names, emptyDraft(picture.zone, '')));
  const isReadable = faultsOf(draft).every(({ what }) => what !== 'rules');
  const { secondConfirmation } = draft;
  return (
    <details>
      <summary data-do="change-rules">{t('rules.change')}</summary>
      <RulesStep draft={draft} onChange={setDraft} />
      {!isReadable && <p role="alert">{t('faults.rules')}</p>}
      <Confirm
        title={t('rules.save')}
        name="set-rules"
        isDisabled={!isReadable || isSending}
        onConfirm={() =>
          void give(
            { type: 'set-rules', rules: rulesOf(draft), secondConfirmation },
            {
              told: t('done.rules'),
              undo: [
                { type: 'set-rules', rules: picture.rules, secondConfirmation: picture.secondConfirmation },
              ],
            },
          )
        }
      >
        <p>{t('rules.saveWhy')}</p>
      </Confirm>
    </details>
  );
};

/** Also while it runs: an evening may lose its second person, or find one. */
const Confirmation = () => {
  const { t } = useTranslation('making');
  const { picture, give, isSending } = useDesk();
  const { secondConfirmation } = picture;
  const order = (second: boolean) => ({ type: 'set-confirmation', secondConfirmation: second }) as const;
  const way = secondConfirmation ? 'one' : 'two';
  return (
    <Confirm
      title={t(`rules.${way}.title`)}
      name="set-confirmation"
      isDisabled={isSending}
      onConfirm={() =>
        void give(order(!secondConfirmation), {
          told: t(`rules.${way}.told`),
          undo: [order(secondConfirmation)],
        })
      }
    >
      <p>{t(`rules.${way}.what`)}</p>
    </Confirm>
  );
};

type ChangedProps = { readonly id: RulebookId | undefined; readonly changed: DraftSettings };

/** What differs from the printed rulebook, in its own words. */
const Changed = ({ id, changed }: ChangedProps) => {
  const { t } = useTranslation('making');
  const lang = useLang();
  const told = ([key, value]: readonly [string, string | number | boolean]): string => {
    const known = id && switchesOf(id).find((each) => switchKey(each) === key);
    if (known) return `${known.what[lang]}: ${switchWord(known.name, switchValue(value), lang)}`;
    return `${t(`house.${key as HouseName}`)}: ${String(value)}`;
  };
  const all = Object.entries(changed);
  return all.length === 0 ? null : (
    <ul>
      {all.map((each) => (
        <li key={each[0]}>{told(each)}</li>
      ))}
    </ul>
  );
};

export const RulesPart = () => {
  const { t } = useTranslation('making');
  const lang = useLang();
  const { moment } = useZoneTime();
  const { picture } = useDesk();
  const { rulebook, switches } = picture.rules;
  const house = typeof rulebook === 'string' ? null : rulebook;
  const base = baseOf(picture.rules);
  const id = rulebookIds.find((each) => each === base);
  const named = id && editionNames[id];
  return (
    <section className="desk-card" data-part="rules">
      <h3>{t('steps.rules')}</h3>
      <p>
        {house?.name ?? named?.[lang] ?? base}
        {house?.name !== undefined && ` (${named?.short[lang] ?? base})`}
      </p>
      <Changed id={id} changed={{ ...switches, ...house?.change }} />
      <p className="quiet">{t(picture.secondConfirmation ? 'rules.twoSee' : 'rules.oneSees')}</p>
      {picture.phase === 'running' && <Confirmation />}
      <p className="quiet">
        {picture.published
          ? t('rules.published', { at: moment(picture.published.at) })
          : t('rules.unpublished')}
      </p>
      {picture.phase === 'preparing' && <Editing key={JSON.stringify(picture.rules)} />}
    </section>
  );
};
