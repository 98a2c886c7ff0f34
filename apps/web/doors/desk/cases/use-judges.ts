// Who must decide or agree, in words: offices, the referee of the game, or people by name.
import { offices } from '@omerta/tournament/offices.ts';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { DeskPicture } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export const useJudges = (): ((named: readonly string[]) => string) => {
  const { t } = useTranslation(['cases', 'people']);
  const nameOf = useNameOf();
  const one = (judge: string): string => {
    const office = offices.find((each) => each === judge);
    if (office) return t(`people:offices.${office}`);
    return judge === 'table-referee' ? t('cases:judge.table-referee') : nameOf(judge);
  };
  return (named) => named.map(one).join(t('cases:or'));
};

/** What the tournament waits for in this matter, of whom and by which clause. */
export const useAwaited = (command: string, id: string): DeskPicture['expects'][number] | undefined =>
  useDesk().picture.expects.find((each) => each.command === command && each.id === id);
