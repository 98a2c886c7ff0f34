// What the tournament decides about a sheet: consents and protests, each with how it stands; an answer is heard.
import './attention.css';
import { isSeat } from '@omerta/rules/game/seat.ts';
import { askedText } from '@omerta/scoring/messages/refusal-text.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import type { SheetProtest } from '@omerta/sync/words.ts';
import { protestOutcomes } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useServed } from '../../games/use-served.ts';
import { Dialog } from '../../look/dialog.tsx';
import { useLive } from '../../server/use-live.ts';
import type { ServedGame } from '../../session/served.ts';
import { type ConsentRow, consentRows } from '../../sheet/consents.ts';
import { protestsWritten } from '../../sheet/sheet-lines.ts';
import { chime } from '../../sound/bell.ts';
import { isSameProtest, type ToldProtest } from '../../sync/errands.ts';
import { AskChief, AskChiefItems } from '../../table/words/ask-chief.tsx';
import { timeIn } from '../../texts/time-in.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { wordsIn } from '../../words/words-in.ts';
import { useResult } from './use-result.ts';

/** Heard when somebody has answered; not what was answered before this page was opened. */
const useHeard = (answered: number | null): void => {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (answered !== null && before.current !== null && answered > before.current) chime();
    before.current = answered ?? before.current;
  }, [answered]);
};

const useSeatName = (): ((seat: number) => string) => {
  const { course } = useResult();
  return (seat) => (isSeat(seat) ? nameOf(course.opening, seat) : '');
};

const outcomes = [...protestOutcomes, 'withdrawn'] as const;

type Named = { readonly personName: (person: string | null) => string };

const Consent = ({ row, personName }: Named & { readonly row: ConsentRow }) => {
  const { t } = useTranslation(['served', 'result', 'common']);
  const { lang } = useResult();
  const seatName = useSeatName();
  const about = row.seat === null ? t('served:answers.whole') : t('served:answers.seat', { seat: row.seat });
  const what = row.asks.length > 0 ? askedText(row.asks, seatName, lang) : about;
  return (
    <li className={row.state === 'refused' ? 'refused' : 'need'} data-consent={row.state}>
      <div>
        <p>
          <b>{what}</b>:{' '}
          {t(`served:answers.consent.${row.state}`, { name: personName(row.person), reason: row.reason })}
        </p>
        <p className="quiet">
          {t('served:answers.of', { who: t(`result:approver.${row.of}`) })},{' '}
          {t('common:clause', { clause: row.clause })}
        </p>
        {row.state === 'refused' && <p>{t('served:answers.anew')}</p>}
      </div>
    </li>
  );
};

type ProtestRow = {
  readonly seat: number;
  readonly text: string;
  readonly told: ToldProtest | undefined;
  readonly there: SheetProtest | undefined;
};

/** What is written here and what the tournament has: a player may protest without the referee. */
const useProtests = (known: readonly SheetProtest[], told: readonly ToldProtest[]): readonly ProtestRow[] => {
  const { course } = useResult();
  const written = protestsWritten(course.state);
  const isKnown = (one: { readonly seat: number; readonly text: string }) => (other: typeof one) =>
    one.seat === other.seat && one.text === other.text;
  return [
    ...written.map((each) => ({
      ...each,
      told: told.find((other) => isSameProtest(each, other)),
      there: known.find(isKnown(each)),
    })),
    ...known
      .filter((each) => !written.some(isKnown(each)))
      .map((there) => ({ seat: there.seat, text: there.text, told: undefined, there })),
  ];
};

const Protest = ({ row, personName }: Named & { readonly row: ProtestRow }) => {
  const { t } = useTranslation('served');
  const { lang } = useResult();
  const seatName = useSeatName();
  const { there, told } = row;
  const state = (): 'going' | 'there' | 'decided' => {
    if (there?.decision) return 'decided';
    return there ? 'there' : 'going';
  };
  /** One that a later version of the server decides is told by its reason. */
  const outcomeIn = (said: string | undefined): string => {
    const known = outcomes.find((each) => each === said);
    return known ? t(`answers.outcome.${known}`) : '';
  };
  const refused = there ? null : (told?.refused ?? null);
  return (
    <li
      className={refused === null ? 'need' : 'refused'}
      data-protest={refused === null ? state() : 'refused'}
    >
      <div>
        <p>
          <b>{t('answers.protest', { name: seatName(row.seat) })}</b>{' '}
          {refused === null
            ? t(`answers.protestState.${state()}`, {
                time: there ? timeIn(lang, Date.parse(there.at)) : '',
                name: personName(there?.decision?.person ?? null),
                outcome: outcomeIn(there?.decision?.outcome),
                reason: there?.decision?.reason ?? '',
              })
            : t('answers.refused', { why: refused })}
        </p>
        <p className="quiet">{row.text}</p>
      </div>
    </li>
  );
};

const CallChief = ({ where }: { readonly where: ServedGame }) => {
  const { t } = useTranslation('words');
  const [open, setOpen] = useState(false);
  return (
    <>
      <AskChiefItems where={where} onDone={() => undefined} onOther={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('call')}>
        <AskChief where={where} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

export const ServedAnswers = ({ where }: { readonly where: ServedGame }) => {
  const { t } = useTranslation('served');
  const { counted, live, signed, setRuledWinner } = useResult();
  const watch = `word/${where.tournament}/${where.game}`;
  const picture = useLive([{ watch }]).pictures.get(watch);
  const answers = wordsIn(picture)?.sheet ?? null;
  const ruledWinner = answers?.ruledWinner ?? null;
  useEffect(() => setRuledWinner(ruledWinner), [ruledWinner, setRuledWinner]);
  const talk = useServed(live.id)?.state.talk;
  const consents = consentRows(counted.score.needs, answers?.consents ?? [], signed);
  const protests = useProtests(answers?.protests ?? [], talk?.told.protests ?? []);
  const personName = (person: string | null): string => picture?.names[person ?? ''] ?? '';
  useHeard(
    answers &&
      answers.consents.filter(({ state }) => state !== 'asked').length +
        answers.protests.filter(({ decision }) => decision !== null).length,
  );
  return (
    <section aria-live="polite" data-answers="">
      {consents.length + protests.length > 0 && (
        <>
          <h2>{t('answers.title')}</h2>
          <ul className="attention">
            {consents.map((row) => (
              <Consent key={`${row.of} ${row.clause} ${row.seat} ${row.state}`} {...{ row, personName }} />
            ))}
            {protests.map((row) => (
              <Protest key={`${row.seat} ${row.text}`} {...{ row, personName }} />
            ))}
          </ul>
        </>
      )}
      <CallChief where={where} />
    </section>
  );
};
