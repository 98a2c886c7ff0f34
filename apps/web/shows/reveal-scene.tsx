// Places from the last one up: the newest at the top, the others below it as far as there is room.
import { useTranslation } from '../texts/use-translation.ts';
import type { HallShown } from './hall-shown.ts';
import { Name } from './name.tsx';
import { revealedRows } from './scene-now.ts';
import { Top } from './top.tsx';

/** What fits below a newest one. */
const mostShown = 10;

type Props = { readonly from: number | null; readonly shown: HallShown };

export const RevealScene = ({ from, shown: { picture, names } }: Props) => {
  const { t } = useTranslation('shows');
  const rows = revealedRows(picture, from).slice(0, mostShown);
  if (rows.length === 0)
    return (
      <div className="show-middle">
        <p className="show-quiet">{picture.name}</p>
        <p className="show-word">{t('reveal')}</p>
        <p className="show-quiet">{t('revealSoon')}</p>
      </div>
    );
  return (
    <>
      <Top title={t('reveal')} more={picture.name} />
      <ol className="show-reveal">
        {rows.map(({ place, player, total }) => (
          <li key={player} data-place={place} data-newest={place === from || undefined}>
            <b>{place}</b>
            <Name name={names[player] ?? player} />
            <output>{total}</output>
          </li>
        ))}
      </ol>
    </>
  );
};
