// From the table set to the first night: what the room needs, the call of the night, and the cards.
import './deal.css';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useEffect, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { changeSettings, usePlayLang, useSettings } from '../../device/settings.ts';
import { NamesForm } from '../../games/names-form.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { quoted } from '../../look/quoted.ts';
import { setNight } from '../../look/theme.ts';
import { KeepingNote } from '../../offline/notes.tsx';
import { type Dealing, dealings, openingCall } from '../../play/deal.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { timeline } from '../../session/timeline.ts';
import { useLineName } from '../../texts/line-name.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { GesturesOffer } from '../gestures/gestures-offer.tsx';
import { Foul, Redo } from '../tools/tool-buttons.tsx';
import { Checklist } from './checklist.tsx';
import { DealAtOnce } from './deal-at-once.tsx';
import { DealByCall } from './deal-by-call.tsx';
import { DealByDevice } from './deal-by-device.tsx';
import { DealtCard } from './dealt-card.tsx';
import { useDealing } from './use-dealing.ts';

/** Everything before the first word of the game; one tap leaves it, ticked or not. */
const Before = ({ onReady }: { readonly onReady: () => void }) => {
  const { t } = useTranslation(['deal', 'players', 'common']);
  const play = usePlayLang();
  const { session, course, room } = useTable();
  const { rulebook, opening } = course;
  const [naming, setNaming] = useState(false);
  const call = openingCall(rulebook);
  return (
    <>
      <div className="deal-scroll">
        <GesturesOffer />
        <KeepingNote />
        <section className="introduce" aria-labelledby="introduce">
          <h2 id="introduce">{t('deal:introduce')}</h2>
          <ol>
            {seats.map((seat) => (
              <li key={seat}>
                <b>{seat}</b> {nameOf(opening, seat)}
              </li>
            ))}
          </ol>
          {!room && (
            <button type="button" className="button" data-do="players" onClick={() => setNaming(true)}>
              {t('players:change')}
            </button>
          )}
          <Dialog open={naming} onClose={() => setNaming(false)} title={t('players:title')}>
            <NamesForm session={session} onDone={() => setNaming(false)} />
            <button type="button" className="button" data-do="back" onClick={() => setNaming(false)}>
              {t('common:cancel')}
            </button>
          </Dialog>
        </section>
        <Checklist edition={rulebook} at="game" />
        <Checklist edition={rulebook} at="night" />
      </div>
      <footer className="next-bar">
        {call && (
          <p className="deal-say" lang={play}>
            {quoted(call, play)} <ClauseLink edition={rulebook} clause={call.clause} />
          </p>
        )}
        <button type="button" className="button main" data-go="cards" onClick={onReady}>
          {t('deal:nightFalls')}
        </button>
      </footer>
    </>
  );
};

type OnCard = { readonly onCard: (seat: Seat) => void };

/** Who has a card, not which; a tap opens it to be put right, before it the seat's own sheet, or gives the foul that was called. */
const Seats = ({ onCard }: OnCard) => {
  const { t } = useTranslation(['common', 'deal']);
  const { course, setSheet, mode, tapSeat } = useTable();
  const { next } = useDealing();
  const open = (seat: Seat): void => (course.state.roles[seat] === null ? setSheet(seat) : onCard(seat));
  return (
    <ol className="deal-strip">
      {seats.map((seat) => {
        const has = course.state.roles[seat] !== null;
        const label = `${t('common:seat', { seat })}, ${nameOf(course.opening, seat)}${has ? `, ${t('deal:has')}` : ''}`;
        return (
          <li key={seat}>
            <button
              type="button"
              className={`${has ? 'has' : ''} ${seat === next ? 'next' : ''}`}
              aria-label={label}
              data-seat={seat}
              onClick={() => (mode === 'play' ? open(seat) : tapSeat(seat))}
              onContextMenu={(event) => {
                event.preventDefault();
                setSheet(seat);
              }}
            >
              {seat}
            </button>
          </li>
        );
      })}
    </ol>
  );
};

type WayProps = OnCard & { readonly deal: Dealing; readonly onHandOver: () => void };

const Way = ({ deal, onHandOver, onCard }: WayProps) => {
  const { t } = useTranslation('deal');
  const { roles } = useTable().course.state;
  if (deal === 'call') return <DealByCall />;
  // What was marked was meant for the cards that were left.
  if (deal === 'once') return <DealAtOnce key={JSON.stringify(roles)} onCard={onCard} />;
  return (
    <>
      <p>{t('deviceHint')}</p>
      <button type="button" className="button main" onClick={onHandOver}>
        {t('deviceStart')}
      </button>
    </>
  );
};

const Cards = () => {
  const { t } = useTranslation('deal');
  const { deal } = useSettings();
  const { next, fallNight, takeBackLast } = useDealing();
  const { course, mode } = useTable();
  const lineName = useLineName();
  const last = timeline(course.state).at(-1);
  const [away, setAway] = useState(false);
  const [card, setCard] = useState<Seat | null>(null);
  useEffect(() => {
    setNight(deal !== 'device');
    return () => setNight(false);
  }, [deal]);
  return (
    <>
      <div className="deal-scroll deal-cards">
        <fieldset className="field deal-ways" aria-label={t('title')}>
          {dealings.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              aria-pressed={each === deal}
              onClick={() => changeSettings({ deal: each })}
            >
              {t(`by.${each}`)}
            </button>
          ))}
        </fieldset>
        {(deal !== 'once' || mode === 'foul') && <Seats onCard={setCard} />}
        {next !== null && <Way deal={deal} onHandOver={() => setAway(true)} onCard={setCard} />}
        {card !== null && <DealtCard key={card} seat={card} onClose={() => setCard(null)} />}
        {away && <DealByDevice onLeave={() => setAway(false)} />}
        <div className="deal-tools">
          <Foul span={2} />
          {takeBackLast && (
            <button type="button" className="button" onClick={takeBackLast}>
              ⟲ {last?.command.type === 'deal' ? t('takeBack') : last && lineName(last)}
            </button>
          )}
          <Redo span={2} />
        </div>
      </div>
      {next === null && (
        <footer className="next-bar">
          <button type="button" className="button main" onClick={fallNight}>
            {t('toNight')}
          </button>
        </footer>
      )}
    </>
  );
};

export const DealPanel = () => {
  const { session } = useTable();
  const { takeBackLast } = useDealing();
  const [called, setCalled] = useState(false);
  const begun = called || takeBackLast !== undefined || session.redoCount() > 0;
  return <section className="deal">{begun ? <Cards /> : <Before onReady={() => setCalled(true)} />}</section>;
};
