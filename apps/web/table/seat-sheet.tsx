// The sheet of one seat: sanctions with their reasons and what they will do, and what the player claimed.
import { isRefusal } from '@omerta/base/refusal.ts';
import './seat-sheet.css';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import type { Sanction } from '@omerta/rules/rulebooks/violation.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useState } from 'react';
import { useTable } from '../board/use-table.ts';
import { useLang } from '../device/settings.ts';
import { Dialog } from '../look/dialog.tsx';
import { effectsOf, isGrave } from '../play/effects.ts';
import { giveSanction, isAnnounced, isAnnouncedLater } from '../play/play.ts';
import { commandFor, type Reason, reasonsFor, type SanctionCommand, sanctionsOn } from '../play/sanctions.ts';
import { ClauseLink } from '../rulebooks/clause-link.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { Claims } from './claims.tsx';

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
  const { t } = useTranslation(['table', 'common']);
  const { course } = useTable();
  const lang = useLang();
  const effects = effectsOf(course, command);
  // A yellow card is asked about where it is the one that makes a red.
  const isRed = command.type === 'yellow';
  return (
    <>
      <h3>
        {t(`table:sanction.ask.${command.type}`, {
          seat: command.seat,
          number: course.state.fouls[command.seat] + 1,
        })}
      </h3>
      {isRefusal(effects) ? null : (
        <ul className="consequences">
          {effects.map((event) => {
            const said = explain(event);
            return (
              <li key={said.en}>
                {said[lang]} <small>{said.clauses.join(', ')}</small>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className="button main danger" data-go="give" onClick={onGive}>
        {t(`table:sanction.give.${isRed ? 'red' : command.type}`)}
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
  const { t } = useTranslation('table');
  const { course } = useTable();
  const lang = useLang();
  return (
    <ul className="reasons">
      {list.map(({ act, text, clause, also, heeds, warnFirst, command }) => (
        <li key={act}>
          <button type="button" className="reason" onClick={() => onPick(command)}>
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
  const { t } = useTranslation('table');
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
  const { t } = useTranslation(['table', 'common']);
  const { setSheet, session, live, course, standing, answer, aloud, room } = useTable();
  const open = sanctionsOn(course, seat);
  const [chosen, setChosen] = useState<Sanction>(open[0] ?? 'forfeit');
  const [asked, setAsked] = useState<SanctionCommand | null>(null);
  const [later, setLater] = useState<boolean>();
  const plain = commandFor(chosen, seat);
  const close = (): void => setSheet(null);
  const give = (command: SanctionCommand): void => {
    const { version } = course;
    answer(giveSanction(session, command, version, { aloud, later }));
    close();
  };
  const pick = (command: SanctionCommand): void =>
    isGrave(course, command) ? setAsked(command) : give(command);
  const title = t('table:sanction.title', { seat, name: nameOf(course.opening, seat) });
  if (asked) {
    return (
      <Dialog open onClose={close} title={title}>
        <Asked command={asked} onGive={() => give(asked)} onBack={() => setAsked(null)} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={close} title={title}>
      {open.length === 0 ? (
        <p>{t('table:sanction.none')}</p>
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
                {t(`table:sanction.${each}`)}
              </button>
            ))}
          </div>
          {standing?.step === 'speech' && isAnnounced(plain) && (
            <Later later={later ?? isAnnouncedLater(live, plain)} onLater={setLater} />
          )}
          <button type="button" className="button main" data-go="plain" onClick={() => pick(plain)}>
            {t(`table:sanction.give.${plain.type}`)}
          </button>
          <p className="quiet">{t('table:sanction.orReason')}</p>
          <Reasons list={reasonsFor(course, seat, chosen)} onPick={pick} />
        </>
      )}
      {room?.ofSeat(seat)}
      <Claims seat={seat} onDone={close} />
      <button type="button" className="button" onClick={close}>
        {t('common:cancel')}
      </button>
    </Dialog>
  );
};
