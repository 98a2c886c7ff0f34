// What the side referees of a connected game tell its referee: a card over the heading, so that nothing moves under the thumb when it comes.
// One tap accepts it, as if he had seen it himself, or lets it go; when the moment is over it is gone.
import '../../look/over-heading.css';
import './side-flags.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { explain } from '@omerta/rules/game/tell/explain.ts';
import type { FlagAnswer } from '@omerta/sync/side-flags.ts';
import { useEffect, useMemo, useState } from 'react';
import { type TableDesk, useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { useWatched } from '../../device/use-watched.ts';
import { Icon } from '../../look/icon.tsx';
import { effectsOf, isGrave } from '../../play/effects.ts';
import { giveSanction } from '../../play/play.ts';
import { sanctionOf } from '../../play/sanctions.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import type { LivePicture } from '../../server/live.ts';
import { correct, handsChange, reckoned } from '../../session/correct.ts';
import type { ServedGame } from '../../session/served.ts';
import { changed } from '../../session/take-back.ts';
import { draftOf, type FlagCard, flagCards } from '../../side/flag-cards.ts';
import { sideViewIn } from '../../side/side-view.ts';
import { useOutgoing } from '../../side/use-outgoing.ts';
import { timeIn } from '../../texts/time-in.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** False where it was not to be: then the flag stays. */
const accept = (table: TableDesk, card: FlagCard): boolean => {
  const { session, course, live, aloud, answer, setDraft, notice } = table;
  switch (card.kind) {
    case 'violation': {
      if (!card.command) return false;
      const outcome = giveSanction(session, card.command, course.version, { aloud });
      answer(outcome);
      return outcome === 'done';
    }
    case 'hands':
      setDraft(draftOf(card.flag, live.aside.draft, session.now()));
      return true;
    case 'recorded': {
      const { outcome, back } = changed(session, () => correct(session, card.correction, course.version));
      answer(outcome);
      if (outcome === 'done') {
        const hands = handsChange(course, session.live().course, card.correction.line);
        notice({ kind: 'corrected', lines: 0, back, hands });
      }
      return outcome === 'done';
    }
    case 'agrees':
      return false;
  }
};

/** Whether one tap can put the line right: nothing else of the game may fall by it. */
const canAccept = ({ session }: TableDesk, card: FlagCard): boolean => {
  if (card.kind === 'violation') return card.command !== null;
  return (
    card.kind !== 'recorded' || session.preview(reckoned(session, card.correction)).conflicts.length === 0
  );
};

const useWords = (): ((card: FlagCard, name: string) => string) => {
  const { t } = useTranslation(['side', 'table', 'seat']);
  const lang = useLang();
  return (card, name) => {
    const { flag } = card;
    if (card.kind === 'violation') {
      const act = card.offer?.text[lang] ?? t('seat:sanction.foul');
      return t('side:strip.violation', { name, act, seat: card.flag.seat });
    }
    const { count, seats, candidate: seat } = flag as Extract<typeof flag, { what: 'hands' }>;
    if (card.kind === 'agrees') return t('side:strip.agrees', { name, count });
    if (card.kind === 'recorded')
      return t('side:strip.recorded', { name, count, seat: seat ?? '', recorded: card.recorded });
    const told = t('side:strip.hands', { name, count });
    return seats.length === 0 ? told : `${told}, ${t('side:strip.seats', { seats: seats.join(', ') })}`;
  };
};

const useButtons = (): ((card: FlagCard) => { readonly yes: string; readonly no: string }) => {
  const { t } = useTranslation('side');
  return (card) => {
    switch (card.kind) {
      case 'violation':
        return { yes: t('strip.accept'), no: t('strip.dismiss') };
      case 'hands': {
        const no = card.own === null ? t('strip.keepOwn') : t('strip.keep', { count: card.own });
        return { yes: t('strip.take', { count: card.flag.count }), no };
      }
      case 'recorded':
        return { yes: t('strip.putRight'), no: t('strip.keep', { count: card.recorded }) };
      case 'agrees':
        return { yes: '', no: '' };
    }
  };
};

/** The moment of the press: the time, the step that stood, and the part of the game where another is on by now. */
const Pressed = ({ card: { flag, late } }: { readonly card: Extract<FlagCard, { kind: 'violation' }> }) => {
  const { t } = useTranslation(['side', 'table']);
  const lang = useLang();
  if (!flag.pressed) return null;
  const { at, step, seat } = flag.pressed;
  const speaks = seat !== null && (step === 'speech' || step === 'tie-speech');
  const said = [
    late && t(`table:phase.${late.kind}`, { number: late.number }),
    speaks && t('side:speaks', { seat }),
    timeIn(lang, at),
  ];
  return <b data-late={late !== null}>{said.filter(Boolean).join(', ')}</b>;
};

/** Which sanction it is, and who would leave by it. */
const Sanction = ({ card }: { readonly card: FlagCard }) => {
  const { course } = useTable();
  const lang = useLang();
  const { t } = useTranslation(['side', 'table', 'seat']);
  if (card.kind !== 'violation') return null;
  const { command, offer } = card;
  if (!command)
    return (
      <small>
        <Pressed card={card} /> {t('side:strip.notNow')}
      </small>
    );
  const effects = isGrave(course, command) ? effectsOf(course, command) : [];
  const told = isRefusal(effects) ? [] : effects.map((event) => explain(event)[lang]);
  return (
    <small className={told.length > 0 ? 'grave' : ''}>
      <Pressed card={card} /> {[t(`seat:sanction.${sanctionOf(command)}`), ...told].join(': ')}{' '}
      {offer && <ClauseLink edition={course.rulebook} clause={offer.clause} />}
    </small>
  );
};

type CardProps = {
  readonly card: FlagCard;
  readonly name: string;
  readonly more: number;
  readonly onAnswer: (answer: FlagAnswer) => void;
};

const Card = ({ card, name, more, onAnswer }: CardProps) => {
  const { t } = useTranslation('side');
  const table = useTable();
  const words = useWords()(card, name);
  const { yes, no } = useButtons()(card);
  const isOpen = canAccept(table, card);
  return (
    <>
      <div role="status" className="told">
        <p>
          {words}
          {more > 0 && ` · ${t('strip.more', { count: more })}`}
        </p>
        <Sanction card={card} />
      </div>
      {card.kind !== 'agrees' && (
        <div className="row">
          {isOpen && (
            <button
              type="button"
              className="button chosen"
              data-side="accept"
              onClick={() => accept(table, card) && onAnswer('accepted')}
            >
              {yes}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-side="dismiss"
            aria-label={no}
            onClick={() => onAnswer('dismissed')}
          >
            {card.kind === 'violation' ? <Icon path="M6 6l12 12M18 6L6 18" /> : no}
          </button>
        </div>
      )}
    </>
  );
};

type Props = { readonly where: ServedGame; readonly picture: LivePicture | undefined };

export const SideFlags = ({ where, picture }: Props) => {
  const { t } = useTranslation('side');
  const { course, live } = useTable();
  const { tournament, game } = where;
  const side = useMemo(() => sideViewIn(picture), [picture]);
  const outgoing = useOutgoing(`referee.${tournament}/${game}`);
  const { waiting } = useWatched(outgoing.state);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const say = (flag: string, answer: FlagAnswer): void =>
    outgoing.push({
      id: answer === 'seen' ? `${flag}.seen` : flag,
      path: '/api/side/answers',
      body: { ...where, flag, answer },
    });
  const isSaid = useMemo(() => new Set([...answered, ...waiting.map(({ id }) => id)]), [answered, waiting]);
  const cards = useMemo(
    () => (side ? flagCards(course, live.aside.draft, side.flags, isSaid) : []),
    [side, course, live.aside.draft, isSaid],
  );
  const [card] = cards;
  const isUnseen = card && side?.flags.find(({ id }) => id === card.id)?.answer === null;
  // What came late waits for an answer: once it counts as seen it is gone.
  const isLate = card?.kind === 'violation' && card.late !== null;
  const unseen = card && isUnseen && !isLate && !isSaid.has(`${card.id}.seen`) ? card.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it comes into sight
  useEffect(() => {
    if (unseen === null) return;
    setAnswered((before) => new Set(before).add(`${unseen}.seen`));
    say(unseen, 'seen');
  }, [unseen]);
  if (!card) return null;
  const answer = (said: FlagAnswer): void => {
    setAnswered((before) => new Set(before).add(card.id));
    say(card.id, said);
  };
  return (
    <section
      className="over-heading side-strip"
      aria-label={t('strip.label')}
      data-flag={card.id}
      data-kind={card.kind}
    >
      <Card
        key={card.id}
        card={card}
        name={picture?.names[card.person] ?? card.person}
        more={cards.length - 1}
        onAnswer={answer}
      />
    </section>
  );
};
