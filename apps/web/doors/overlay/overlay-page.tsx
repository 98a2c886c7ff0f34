// The door `/overlay#key=…`: a browser source over the picture of a stream, transparent, with nothing to press; when nothing comes it is gone.
import './overlay.css';
import { useEffect } from 'react';
import { usePageTitle } from '../../look/page-title.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { type InFragment, useFragment } from './overlay-key.ts';
import type { OverlayHere } from './overlay-questions.ts';
import { ClockPlate, LowerThird, NightsPlate, VotesPlate } from './plates.tsx';
import { SeatCards } from './seat-cards.tsx';
import { useOverlay, useOverlayHere } from './use-overlay.ts';
import { usePhotos } from './use-photos.ts';

/** The page under it is a stream's picture: nothing of the product's paper lies between. */
const useTransparent = (): void =>
  useEffect(() => {
    document.documentElement.classList.add('see-through');
    return () => document.documentElement.classList.remove('see-through');
  }, []);

type Props = { readonly fragment: InFragment; readonly here: OverlayHere; readonly at: number };

const Hidden = () => (
  <main className="overlay" data-state="hidden" aria-label={useTranslation('overlay').t('title')} />
);

const Shown = ({ fragment: { key, look }, here, at }: Props) => {
  const { t } = useTranslation('overlay');
  const shown = useOverlay(key, here, at);
  const photos = usePhotos(
    (shown?.table.players ?? []).filter((person) => here.photos.includes(person)),
    key,
  );
  if (!shown?.scene.shown) return <Hidden />;
  const { scene, table, names } = shown;
  return (
    <main
      className="overlay"
      data-state="shown"
      data-n={shown.n}
      data-look={look ?? scene.look}
      aria-label={t('title')}
    >
      <div className="overlay-side">
        <ClockPlate shown={shown} />
        {scene.nights && <NightsPlate shown={shown} />}
      </div>
      {scene.talk && <VotesPlate shown={shown} />}
      <LowerThird shown={shown} />
      <SeatCards {...{ table, names, photos }} roles={scene.roles} talk={scene.talk} />
    </main>
  );
};

export const OverlayPage = () => {
  const fragment = useFragment();
  const { here, at } = useOverlayHere(fragment.key);
  useTransparent();
  usePageTitle(useTranslation('overlay').t('title'));
  return here ? <Shown key={here.tournament} {...{ fragment, here, at }} /> : <Hidden />;
};
