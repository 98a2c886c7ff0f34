// Something said or shown at the table, in a line.
import type { Heard } from '@omerta/rules/view/heard.ts';
import { useTranslation } from './use-translation.ts';

const speechKeys = { turn: 'speech', tie: 'tie', last: 'last', 'out-of-turn': 'outOfTurn' } as const;

export const useHeardLine = (): ((item: Heard) => string) => {
  const { t } = useTranslation(['play', 'table']);
  return (item) => {
    switch (item.kind) {
      case 'speech':
        return item.text === undefined
          ? t(`play:heard.${speechKeys[item.of]}`, { by: item.by })
          : t('play:heard.words', { by: item.by, text: item.text });
      case 'claim':
        return item.check
          ? t('play:heard.claimCheck', {
              by: item.by,
              seat: item.check.target,
              team: t(`play:team.${item.check.team}`),
            })
          : t('play:heard.claim', { by: item.by });
      case 'retracted':
        return t('play:heard.retracted', { by: item.by });
      case 'nominated':
      case 'withdrew':
        return t(`play:heard.${item.kind}`, { by: item.by, seat: item.seat });
      case 'hands':
        return t(item.seats.length > 0 ? 'play:heard.hands' : 'play:heard.handsNone', {
          seat: item.candidate,
          count: item.count,
          seats: item.seats.join(', '),
        });
      case 'lift':
        return t('play:heard.lift', {
          votes: item.count ?? '?',
          outcome: t(item.passed ? 'play:heard.passed' : 'play:heard.failed'),
        });
      case 'left':
        return t('play:heard.left', { seat: item.seat, how: t(`table:out.${item.how}`) });
      case 'foul':
        return t('play:heard.foul', { seat: item.seat });
      case 'best':
        return t('play:heard.best', { by: item.by, seats: item.seats.join(', ') });
      case 'night':
        return item.killed === null ? t('play:heard.nobody') : t('play:heard.killed', { seat: item.killed });
    }
  };
};
