// The table as the public may see it, page by page.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { CSSProperties } from 'react';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import type { HallPicture } from './hall-picture.ts';
import type { HallShown } from './hall-shown.ts';
import { Name } from './name.tsx';
import { pageNow, pagesOf } from './scene-now.ts';
import { Top } from './top.tsx';

const mostRows = 8;

export const useFrozenWord = ({
  frozenAfter,
  stages,
}: Pick<HallPicture, 'frozenAfter' | 'stages'>): string => {
  const { t } = useTranslation('shows');
  if (frozenAfter === null) return '';
  const { stage, round } = frozenAfter;
  const name = stages.find((each) => each.stage === stage)?.name ?? stage;
  if (round === 0) return t('frozenBefore', { stage: name });
  return stages.length > 1 ? t('frozenIn', { round, stage: name }) : t('frozen', { round });
};

export const StandingsScene = ({ shown: { picture, names, time } }: { readonly shown: HallShown }) => {
  const { t } = useTranslation('shows');
  const lang = useLang();
  const frozen = useFrozenWord(picture);
  const rows = picture.standings ?? [];
  if (picture.withheld === 'hidden' || rows.every(({ games }) => games === 0))
    return (
      <div className="show-middle">
        <p className="show-quiet">{picture.name}</p>
        <p className="show-word">{t(picture.withheld === 'hidden' ? 'hidden' : 'noStandings')}</p>
      </div>
    );
  const pages = pagesOf(rows, mostRows * 2);
  const page = pageNow(pages.length, time);
  const most = pages[0]?.length ?? 0;
  const lines = most > mostRows ? Math.ceil(most / 2) : Math.max(5, most);
  return (
    <>
      <Top title={t('standings')} more={frozen || picture.name} page={page} pages={pages.length} />
      <ol className="show-places" style={{ '--rows': lines } as CSSProperties}>
        {(pages[page] ?? []).map(({ place, player, total }) => (
          <li key={player} data-player={player}>
            <b>{place ?? '—'}</b>
            <Name name={names[player] ?? player} />
            <output>{showPoints(total, lang)}</output>
          </li>
        ))}
      </ol>
    </>
  );
};
