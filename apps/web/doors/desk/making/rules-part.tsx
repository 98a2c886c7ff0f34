// The rules in force; before the start they can still be others.
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { baseOf } from '@omerta/tournament/rulebooks/choose.ts';
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { draftLike, emptyDraft } from '../../../desk/making/draft.ts';
import { faultsOf, rulesOf } from '../../../desk/making/orders.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
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

export const RulesPart = () => {
  const { t } = useTranslation('making');
  const lang = useLang();
  const { moment } = useZoneTime();
  const { picture } = useDesk();
  const { rulebook, switches } = picture.rules;
  const house = typeof rulebook === 'string' ? null : rulebook;
  const base = baseOf(picture.rules);
  const named = Object.entries(editionNames).find(([id]) => id === base)?.[1];
  return (
    <section className="desk-card" data-part="rules">
      <h3>{t('steps.rules')}</h3>
      <p>
        {house?.name ?? named?.[lang] ?? base}
        {house?.name !== undefined && ` (${named?.short[lang] ?? base})`}
      </p>
      {(Object.keys(switches).length > 0 || house?.change) && (
        <ul>
          {Object.entries({ ...switches, ...house?.change }).map(([key, value]) => (
            <li key={key}>
              {key}: {String(value)}
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">{t(picture.secondConfirmation ? 'rules.twoSee' : 'rules.oneSees')}</p>
      <p className="quiet">
        {picture.published
          ? t('rules.published', { at: moment(picture.published.at) })
          : t('rules.unpublished')}
      </p>
      {picture.phase === 'preparing' && <Editing key={JSON.stringify(picture.rules)} />}
    </section>
  );
};
