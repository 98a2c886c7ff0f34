// Who must decide or agree, in words: offices, the referee of the game, or people by name.
import { judges } from '@omerta/tournament/offices.ts';
import { useCourt, useNameOf } from '../../../desk/desk.tsx';
import type { DeskPicture } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useJudges = (): ((named: readonly string[]) => string) => {
  const { t } = useTranslation(['cases', 'people']);
  const nameOf = useNameOf();
  const one = (judge: string): string => {
    const office = judges.find((each) => each === judge);
    return office ? t(`people:offices.${office}`) : nameOf(judge);
  };
  return (named) => named.map(one).join(t('cases:or'));
};

/** What the tournament waits for in this matter, of whom and by which clause. */
export const useAwaited = (command: string, id: string): DeskPicture['expects'][number] | undefined =>
  useCourt().picture.expects.find((each) => each.command === command && each.id === id);
