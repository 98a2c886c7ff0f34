// The rulebook's own way: each player is called to his card in turn, and the referee notes what he sees.
import { type Role, roles } from '@omerta/rules/game/role.ts';
import type { Rules } from '@omerta/rules/rulebooks/rules.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useRef, useState } from 'react';
import { useLeft } from '../../board/use-clock.ts';
import { useTable } from '../../board/use-table.ts';
import { settings, useLang, usePlayLang } from '../../device/settings.ts';
import { quoted } from '../../look/quoted.ts';
import { cardCall, cardsInDeck } from '../../play/deal.ts';
import { type InARow, isShaken } from '../../play/shaken.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { showSeconds, startClock } from '../../session/clock.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useDealing } from './use-dealing.ts';

/** The rhythm of the calls: it shows, and hurries nobody. */
const Beat = ({ seconds }: { readonly seconds: number }) => {
  const { t } = useTranslation('deal');
  const { session } = useTable();
  const [clock] = useState(() => startClock(seconds, session.now()));
  const ms = useLeft(clock, session.now);
  return (
    <div className="deal-beat" role="timer" aria-label={t('beat', { count: seconds })}>
      <b>{showSeconds(Math.ceil(ms / 1000))}</b>
      <span className="track">
        <i style={{ transform: `scaleX(${ms / clock.duration})` }} />
      </span>
    </div>
  );
};

/** Where the referee counts to a card, always or only without a tray. */
const deckHint = {
  'blind-pick': null,
  tray: 'withoutTray',
  'by-ordinal': 'inDeck',
} as const satisfies Record<Rules['dealing']['value'], string | null>;

export const DealByCall = () => {
  const { t } = useTranslation(['deal', 'table']);
  const [play, lang] = [usePlayLang(), useLang()];
  const { course } = useTable();
  const { next, giveNext } = useDealing();
  const last = useRef<InARow | null>(null);
  const call = cardCall(course.rulebook, course.state);
  if (next === null || !call) return null;
  const { gesture } = call;
  const note = (role: Role, at: number): void => {
    const press = { button: role, at };
    if (isShaken(last.current, press, settings().wait)) return;
    last.current = press;
    giveNext(role);
  };
  const counted = deckHint[course.rulebook.rules.dealing.value];
  return (
    <>
      <div className="deal-call">
        <p className="deal-who" aria-live="polite">
          <b>{next}</b> {nameOf(course.opening, next)}
        </p>
        <p className="deal-say" lang={play}>
          {quoted(call, play)} <ClauseLink edition={course.rulebook} clause={call.clause} />
        </p>
        {gesture && (
          <p className="quiet">
            {gesture[lang]}{' '}
            {gesture.clause !== call.clause && (
              <ClauseLink edition={course.rulebook} clause={gesture.clause} />
            )}
          </p>
        )}
        {counted && (
          <p className="quiet">{t(`deal:${counted}`, { count: cardsInDeck(course.state).length })}</p>
        )}
        {call.beat !== undefined && <Beat key={next} seconds={call.beat} />}
      </div>
      <div className="deal-roles" data-calling={next}>
        {roles.map((role) => (
          <button
            key={role}
            type="button"
            className="button"
            data-card={role}
            onClick={({ timeStamp }) => note(role, timeStamp)}
          >
            {t(`table:role.${role}`)}
          </button>
        ))}
      </div>
    </>
  );
};
