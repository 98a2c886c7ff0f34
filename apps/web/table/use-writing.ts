// A word for the record, given on a sheet: the sheet closes, and the table says that it stands.
import type { Command } from '@omerta/rules/game/command.ts';
import { useTable } from '../board/use-table.ts';
import { beside } from '../play/play.ts';
import { protestingSeat } from '../sheet/protest-word.ts';
import { useLineName } from '../texts/line-name.ts';
import { useTranslation } from '../texts/use-translation.ts';

export const useWriting = (onDone: () => void): ((command: Command) => void) => {
  const { t } = useTranslation('table');
  const { session, course, answer, tell } = useTable();
  const lineName = useLineName();
  return (command) => {
    const outcome = beside(session, command, course.version);
    const seat = protestingSeat(command);
    answer(outcome);
    if (outcome === 'done')
      tell({
        kind: 'written',
        what: seat === undefined ? lineName({ command, secret: false }) : t('line.protest', { seat }),
      });
    onDone();
  };
};
