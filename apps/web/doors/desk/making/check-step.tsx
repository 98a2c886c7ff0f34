// The last step: everything in words, and what is still wrong with the way to it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { faultsOf, type MakingStep, rulesOf, stageName } from '../../../desk/making/orders.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { StepProps } from './about-step.tsx';
import { Faults } from './faults.tsx';
import { Undecided } from './undecided.tsx';

type Props = Pick<StepProps, 'draft'> & { readonly onGo: (step: MakingStep) => void };

export const CheckStep = ({ draft, onGo }: Props) => {
  const { t } = useTranslation('making');
  const lang = useLang();
  const faults = faultsOf(draft);
  const book = chooseBook(rulesOf(draft));
  const officeName = useOfficeName(book);
  const days = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const told = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));
  const isDated = faults.every(({ what }) => what !== 'days');
  return (
    <>
      <dl className="making-told">
        <dt>{t('about.name')}</dt>
        <dd>{draft.name}</dd>
        <dt>{t('check.when')}</dt>
        <dd>
          {isDated &&
            `${draft.from === draft.to ? told(draft.from) : `${told(draft.from)} – ${told(draft.to)}`}, `}
          {draft.zone}
        </dd>
        <dt>{t('rules.book')}</dt>
        <dd>
          {editionNames[draft.rulebook][lang]}
          {Object.keys(draft.switches).length > 0 &&
            ` · ${t('check.switches', { count: Object.keys(draft.switches).length })}`}
          {Object.keys(draft.house).length > 0 &&
            ` · ${t('check.house', { count: Object.keys(draft.house).length })}`}
        </dd>
        <dt>{t('steps.stages')}</dt>
        <dd>
          {draft.kind === 'evening'
            ? t('stages.evening')
            : draft.stages
                .map((stage, i) =>
                  [
                    `${stageName(stage, (kind) => t(`stages.kinds.${kind}`))}: ${t('stages.told', { count: Number(stage.games) })}`,
                    ...(i === 0 ? [] : [t('stages.goOn', { count: Number(stage.advance) })]),
                  ].join(', '),
                )
                .join(' → ')}
        </dd>
        <dt>{t('steps.officials')}</dt>
        <dd>
          {draft.officials.map(({ nickname, office }) => `${nickname} (${officeName(office)})`).join(', ') ||
            t('check.nobody')}
        </dd>
      </dl>
      {draft.kind === 'tournament' && !isRefusal(book) && (
        <Undecided
          book={book}
          officials={draft.officials.map(({ nickname, office }) => ({ person: nickname, office }))}
        />
      )}
      <Faults faults={faults} onGo={onGo} />
    </>
  );
};
