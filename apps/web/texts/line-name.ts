// A line in a word or two for the undo button; what was done in the dark has no name, but for whoever holds it.
import type { Command } from '@omerta/rules/game/command.ts';
import { wordsOf } from './load.ts';
import { useTranslation } from './use-translation.ts';

type Named = { readonly command: Command; readonly secret: boolean };

const seatOf = (command: Command): number | '' => {
  if ('seat' in command) return command.seat;
  return 'candidate' in command ? command.candidate : '';
};

export const useLineName = (): ((line: Named, isHeld?: boolean) => string) => {
  const { t } = useTranslation('table');
  return ({ command, secret }, isHeld = false) => {
    // The steps of the first night are heard by all, and pass in the dark.
    if ((secret && !isHeld) || command.type === 'next') return t('line.nightStep');
    const nominee = 'nominee' in command ? command.nominee : '';
    const key = `line.${command.type}` as 'line.foul';
    const named: object = wordsOf('table')?.line ?? {};
    return command.type in named ? t(key, { seat: seatOf(command), nominee }) : t('line.other');
  };
};
