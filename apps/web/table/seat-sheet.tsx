// The sheet of one seat: what is held for and against the player, sanctions with what they will do, and what he claimed.
import { isRefusal } from '@omerta/base/refusal.ts';
import './seat-sheet.css';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import type { Sanction } from '@omerta/rules/rulebooks/violation.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useState } from 'react';
import { useTable } from '../board/use-table.ts';
import { useLang } from '../device/settings.ts';
import { Rename } from '../games/names-form.tsx';
import { Dialog } from '../look/dialog.tsx';
import { effectsOf, isGrave } from '../play/effects.ts';
import { lateNominees } from '../play/late-nomination.ts';
import { giveSanction, isAnnounced, isAnnouncedLater } from '../play/play.ts';
import { commandFor, type Reason, reasonsFor, type SanctionCommand, sanctionsOn } from '../play/sanctions.ts';
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import { protestWord } from '../sheet/protest-word.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Claims } from './claims.tsx';
import { LateNomination } from './late-nomination.tsx';
import { SeatStory } from './seat-story.tsx';
import { useWriting } from './use-writing.ts';

type Consequence = { readonly text: string; readonly clauses: readonly string[] };

/** A forfeit is told by its rules, whatever has been decided: which of them applies now the table is not to read here. */
const useConsequences = (command: SanctionCommand): readonly Consequence[] => {
  const { t } = useTranslation('seat');
  const { course } = useTable();
  const lang = useLang();
  if (command.type === 'forfeit') {
    const { forfeit, forfeitAfterDecisive: decided } = course.rulebook.rules;
    return [
      { text: t('sanction.forfeited.open'), clauses: [forfeit.clause] },
      { text: t(`sanction.forfeited.${decided.value}`), clauses: [decided.clause] },
    ];
  }
  const effects = effectsOf(course, command);
  if (isRefusal(effects)) return [];
  return effects.map(explain).map((said) => ({ text: said[lang], clauses: said.clauses }));
};

/** What it will do, and the last word of the person who decides. */
const Asked = ({
  command,
  onGive,
  onBack,
}: {
  readonly command: SanctionCommand;
  readonly onGive: () => void;
  readonly onBack: () => void;
}) => {
  const { t } = useTranslation(['seat', 'common']);
  const { course } = useTable();
  const consequences = useConsequences(command);
  // A yellow card is asked about where it is the one that makes a red.
  const isRed = command.type === 'yellow';
  return (
    <>
      <h3>
        {t(`seat:sanction.ask.${command.type}`, {
          seat: command.seat,
          number: course.state.fouls[command.seat] + 1,
        })}
      </h3>
      <ul className="consequences">
        {consequences.map(({ text, clauses }) => (
          <li key={text}>
            {text} <small>{clauses.join(', ')}</small>
          </li>
        ))}
      </ul>
      <button type="button" className="button main danger" data-go="give" onClick={onGive}>
        {t(`seat:sanction.give.${isRed ? 'red' : command.type}`)}
      </button>
      <button type="button" className="button" onClick={onBack}>
        {t('common:back')}
      </button>
    </>
  );
};

const Reasons = ({
  list,
  onPick,
}: {
  readonly list: readonly Reason[];
  readonly onPick: (command: SanctionCommand) => void;
}) => {
  const { t } = useTranslation('seat');
  const { course } = useTable();
  const lang = useLang();
  return (
    <ul className="reasons">
      {list.map(({ act, text, clause, also, heeds, warnFirst, command, isOneOfSeveral }) => (
        <li key={act}>
          <button
            type="button"
            className="reason"
            onClick={() => onPick(isOneOfSeveral ? { ...command, note: text[lang] } : command)}
          >
            {text[lang]}
            {warnFirst && <em className="first">{t('sanction.warnFirst')}</em>}
            {heeds.map((heed) => (
              <em key={heed.what}>{heed.text[lang]}</em>
            ))}
          </button>
          <ClauseLink edition={course.rulebook} clause={clause} also={also} />
        </li>
      ))}
    </ul>
  );
};

type LaterProps = { readonly later: boolean; readonly onLater: (later: boolean) => void };

/** What is given in a speech may be announced now or after it. */
const Later = ({ later, onLater }: LaterProps) => {
  const { t } = useTranslation('seat');
  return (
    <fieldset className="choices later">
      <legend className="hidden-text">{t('sanction.announce')}</legend>
      {[false, true].map((value) => (
        <button
          key={String(value)}
          type="button"
          className="button"
          aria-pressed={later === value}
          onClick={() => onLater(value)}
        >
          {t(value ? 'sanction.announceLater' : 'sanction.announceNow')}
        </button>
      ))}
    </fieldset>
  );
};

export const SeatSheet = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation(['seat', 'common']);
  const { setSheet, session, live, course, standing, answer, aloud, room } = useTable();
  const open = sanctionsOn(course, seat);
  const [chosen, setChosen] = useState<Sanction>(open[0] ?? 'forfeit');
  const [asked, setAsked] = useState<SanctionCommand | null>(null);
  const [later, setLater] = useState<boolean>();
  const [late, setLate] = useState(false);
  const nominees = lateNominees(course, seat, standing?.step === 'speech' ? standing.seat : null);
  const plain = commandFor(chosen, seat);
  const reasons = reasonsFor(course, seat, chosen);
  const lang = useLang();
  const close = (): void => setSheet(null);
  const write = useWriting(close);
  const give = (command: SanctionCommand): void => {
    const { version } = course;
    answer(giveSanction(session, command, version, { aloud, later }));
    close();
  };
  const pick = (command: SanctionCommand): void =>
    isGrave(course, command) ? setAsked(command) : give(command);
  const title = t('seat:sanction.title', { seat, name: nameOf(course.opening, seat) });
  if (asked) {
    return (
      <Dialog open onClose={close} title={title}>
        <Asked command={asked} onGive={() => give(asked)} onBack={() => setAsked(null)} />
      </Dialog>
    );
  }
  if (late) {
    return (
      <Dialog open onClose={close} title={title}>
        <LateNomination seat={seat} nominees={nominees} onDone={close} />
        <button type="button" className="button" data-go="back" onClick={() => setLate(false)}>
          {t('common:back')}
        </button>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={close} title={title}>
      <SeatStory seat={seat} />
      <div className="choices">
        {nominees.length > 0 && (
          <button type="button" className="button" data-do="late-nomination" onClick={() => setLate(true)}>
            {t('seat:late.open')}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-do="protest"
          onClick={() => write(protestWord(seat, lang))}
        >
          {t('seat:protest.now')}
        </button>
      </div>
      {open.length === 0 ? (
        <p>{t('seat:sanction.none')}</p>
      ) : (
        <>
          <div className="choices">
            {open.map((each) => (
              <button
                key={each}
                type="button"
                className="button"
                data-sanction={each}
                aria-pressed={each === chosen}
                onClick={() => setChosen(each)}
              >
                {t(`seat:sanction.${each}`)}
              </button>
            ))}
          </div>
          {standing?.step === 'speech' && isAnnounced(plain) && (
            <Later later={later ?? isAnnouncedLater(live, plain)} onLater={setLater} />
          )}
          <button type="button" className="button main" data-go="plain" onClick={() => pick(plain)}>
            {t(`seat:sanction.give.${plain.type}`)}
          </button>
          {reasons.length > 0 && <p className="quiet">{t('seat:sanction.orReason')}</p>}
          <Reasons list={reasons} onPick={pick} />
        </>
      )}
      {room?.ofSeat(seat)}
      <Claims seat={seat} onDone={close} />
      {!room && <Rename session={session} seat={seat} onDone={close} />}
      <button type="button" className="button" onClick={close}>
        {t('common:cancel')}
      </button>
    </Dialog>
  );
};
