// Places from the last one up: the newest at the top, those shown before below it as far as there is room.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import type { HallPicture } from './hall-picture.ts';
import type { HallShown } from './hall-shown.ts';
import { Name } from './name.tsx';
import { mostNewest, pageNow, pagesOf, revealOf } from './scene-now.ts';
import { Top } from './top.tsx';

type RowsProps = Pick<HallShown, 'names'> & { readonly rows: NonNullable<HallPicture['revealed']> };

const Rows = ({ rows, names }: RowsProps) => {
  const lang = useLang();
  return rows.map(({ place, player, total }) => (
    <li key={player} data-place={place}>
      <b>{place}</b>
      <Name name={names[player] ?? player} />
      <output>{showPoints(total, lang)}</output>
    </li>
  ));
};

type Props = { readonly from: number | null; readonly shown: HallShown };

export const RevealScene = ({ from, shown: { picture, names, time } }: Props) => {
  const { t } = useTranslation('shows');
  const { newest, older, many } = revealOf(picture, from);
  if (newest.length === 0)
    return (
      <div className="show-middle">
        <p className="show-quiet">{picture.name}</p>
        <p className="show-word">{t('reveal')}</p>
        <p className="show-quiet">{t('revealSoon')}</p>
      </div>
    );
  const pages = pagesOf(newest, mostNewest);
  const page = pageNow(pages.length, time);
  return (
    <>
      <Top title={t('reveal')} more={picture.name} page={page} pages={pages.length} />
      <ol className="show-newest" key={from} data-many={many}>
        <Rows rows={pages[page] ?? []} names={names} />
      </ol>
      <ol className="show-older">
        <Rows rows={older} names={names} />
      </ol>
    </>
  );
};
