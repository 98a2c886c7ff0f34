// In the menu of the table: the board for everybody else, in a second window of this device.
import { useTranslation } from '../texts/use-translation.ts';

export const BoardItem = () => {
  const { t } = useTranslation('board');
  return (
    <a className="button" href="/board/here" target="omerta-board" data-do="board">
      {t('secondWindow')}
    </a>
  );
};
