// A round in words: its number, and the stage where the tournament has several.
import { useTranslation } from '../texts/use-translation.ts';
import type { HallPicture } from './hall-picture.ts';
import type { RoundShown } from './scene-now.ts';

export const useRoundWord = ({
  stages,
}: Pick<HallPicture, 'stages'>): ((round: RoundShown | null) => string) => {
  const { t } = useTranslation('shows');
  return (shown) => {
    if (!shown) return '';
    const said = t('round', { round: shown.round });
    const stage = stages.find((each) => each.stage === shown.stage);
    return stages.length > 1 && stage ? `${stage.name} · ${said}` : said;
  };
};
