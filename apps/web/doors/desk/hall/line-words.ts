// Where a table stands, in words.
import type { TableLine } from '../../../desk/hall/table-line.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useLineWords = (): ((line: TableLine) => string) => {
  const { t } = useTranslation('hall');
  return (line) => {
    switch (line.what) {
      case 'scheduled':
      case 'called':
      case 'absent':
      case 'dealing':
      case 'playing':
      case 'annulled':
      case 'replayed':
        return t(`line.${line.what}`);
      case 'unchecked':
        return t('line.unchecked', { count: line.count });
      case 'night':
      case 'day':
      case 'nightfall':
      case 'lift':
      case 'pause':
        return t(`line.${line.what}`, { number: line.number });
      case 'speech':
      case 'last':
        return line.seat === null
          ? t('line.day', { number: line.number })
          : t(`line.${line.what}`, { number: line.number, seat: line.seat });
      case 'vote':
      case 'revote':
        return line.seat === null ? t(`line.${line.what}Only`) : t(`line.${line.what}`, { seat: line.seat });
      case 'tie':
        return t('line.tie', { hands: line.hands.join('–') });
      case 'over':
      case 'ended':
      case 'sheet':
      case 'signed':
      case 'enough':
      case 'confirmed':
      case 'final':
        return t(`line.${line.what}`, { winner: t(`winner.${line.winner ?? 'none'}`) });
    }
  };
};
