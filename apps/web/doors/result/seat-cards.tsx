// The cards of one seat, and what the tournament's table takes off for them by itself: nobody fines them once more.
import { type Fraction, makeExact } from '@omerta/base/fraction.ts';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Scoring } from '@omerta/scoring/scoring.ts';
import { purpleFines, yellowFine } from '@omerta/scoring/standings/cards.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

const usePoints = (): ((points: Fraction) => string) => {
  const { lang } = useResult();
  return (points) => showPoints(makeExact(points), lang);
};

/** Card by card, as many as the ladder has steps; the last stands for every further one. */
const YellowCost = ({ rules }: { readonly rules: NonNullable<Scoring['yellow']> }) => {
  const { t } = useTranslation(['result', 'common']);
  const points = usePoints();
  const ladder = (steps: readonly Fraction[], games: number): string =>
    steps.map((_, i) => points(yellowFine(rules, i + 1, games).points)).join(' · ');
  const games = rules.longFrom;
  return (
    <>
      <p>
        {t('result:cards.long', { games, steps: ladder(rules.long, games) })}{' '}
        <span className="quiet">{t('common:clause', { clause: rules.longClause })}</span>
      </p>
      <p>
        {t('result:cards.short', { steps: ladder(rules.short, games - 1) })}{' '}
        <span className="quiet">{t('common:clause', { clause: rules.shortClause })}</span>
      </p>
    </>
  );
};

const Yellow = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('result');
  const { scoring } = useResult().counted;
  return (
    <div data-cards="yellow">
      <b>{t('cards.yellow', { count })}</b>
      {scoring.yellow && <YellowCost rules={scoring.yellow} />}
    </div>
  );
};

const Purple = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation(['result', 'common']);
  const { scoring, sheet } = useResult().counted;
  const points = usePoints();
  const rules = scoring.purple;
  const fines = sheet.purple
    .filter((each) => each.seat === seat)
    .flatMap(({ reason }) => (rules ? purpleFines(rules, 1, reason) : []));
  return (
    <div data-cards="purple">
      <b>{t('result:cards.purple')}</b>
      {fines.map(({ points: cost, clause }) => (
        <p key={clause}>
          {points(cost)} <span className="quiet">{t('common:clause', { clause })}</span>
        </p>
      ))}
      {rules && (
        <p>
          {t('result:cards.again', { points: points(rules.next.value) })}{' '}
          <span className="quiet">{t('common:clause', { clause: rules.next.clause })}</span>
        </p>
      )}
    </div>
  );
};

export const SeatCards = ({ seat }: { readonly seat: Seat }) => {
  const { t } = useTranslation('result');
  const { yellow, purple } = useResult().counted.sheet;
  const yellows = yellow.filter((each) => each === seat).length;
  const hasPurple = purple.some((each) => each.seat === seat);
  if (yellows === 0 && !hasPurple) return null;
  return (
    <fieldset className="field" data-part="cards">
      <legend>{t('cards.title')}</legend>
      {yellows > 0 && <Yellow count={yellows} />}
      {hasPurple && <Purple seat={seat} />}
      <p className="quiet">{t('cards.byItself')}</p>
    </fieldset>
  );
};
