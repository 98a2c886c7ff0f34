// Before lines go: which ones and how many, told in words; those of the dark are counted, and told only while held.
import './trouble.css';
import { explainLine } from '@omerta/rules/game/tell/explain.ts';
import type { ReactNode } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import type { Line } from '../../session/timeline.ts';
import { isTold } from '../../session/told.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { HoldToSee } from './hold-to-see.tsx';

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { t } = useTranslation('table');
  const lang = useLang();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard
    <ol className="going" tabIndex={0}>
      {lines.map(({ number, moment, command }) => (
        <li key={number} data-going={number}>
          <span className="quiet">{t(`phase.${moment.kind}`, { number: moment.number })}</span>{' '}
          {explainLine(command)[lang]}
        </li>
      ))}
    </ol>
  );
};

/** `corrected`: left out because they no longer fit; `undone`: taken away by going back. */
export type Going = { readonly kind: 'corrected' | 'undone'; readonly lines: readonly Line[] };

type Props = {
  readonly going: Going;
  /** Everything that changes, the lines of the dark among it. */
  readonly children?: ReactNode;
  readonly onDo: () => void;
  readonly onBack: () => void;
};

export const AskGoing = ({ going: { kind, lines }, children, onDo, onBack }: Props) => {
  const { t } = useTranslation('correct');
  const { course } = useTable();
  const told = isTold(course);
  const dark = told ? [] : lines.filter(({ secret }) => secret);
  const count = lines.length;
  return (
    <section className="ask-going" role="alertdialog" aria-label={t(`going.title.${kind}`, { count })}>
      <h3>{t(`going.title.${kind}`, { count })}</h3>
      <Lines lines={lines.filter((line) => !dark.includes(line))} />
      {dark.length > 0 && <p data-dark-lines={dark.length}>{t('going.dark', { count: dark.length })}</p>}
      {children ??
        (dark.length > 0 && (
          <HoldToSee label={t('going.whatDark')}>{() => <Lines lines={dark} />}</HoldToSee>
        ))}
      <p>
        {kind === 'corrected' && t('going.again')} {t('going.canBeTakenBack')}
      </p>
      <button type="button" className="button main danger" data-do="sure" onClick={onDo}>
        {t(`going.do.${kind}`, { count })}
      </button>
      <button type="button" className="button" data-do="not-sure" onClick={onBack}>
        {t('going.keep')}
      </button>
    </section>
  );
};
