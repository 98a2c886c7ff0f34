// The room `screens` of the desk: the walls of the hall, each named and pointed, or all of them at once.
import './screens.css';
import { useDesk } from '../../../desk/desk.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useHall, useServerTime, useTables } from '../../../shows/use-hall.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseShow } from './choose-show.tsx';
import { MakeScreen } from './make-screen.tsx';
import { OverlayPart } from './overlay-part.tsx';
import { type DeskScreen, pointingOf } from './pointing.ts';
import { ScreenCard, usePoint } from './screen-card.tsx';
import { screenKeys } from './screen-keys.ts';
import { useShowName } from './show-name.ts';

const AllScreens = ({ screens }: { readonly screens: readonly DeskScreen[] }) => {
  const { t } = useTranslation('screens');
  const showName = useShowName();
  const point = usePoint();
  return (
    <section className="desk-card" data-part="all">
      <h3>{t('all')}</h3>
      <ChooseShow
        shows={null}
        onChoose={(shows) => point(pointingOf(screens, shows), t('allPointed', { what: showName(shows) }))}
      />
    </section>
  );
};

/** Made, and never pointed: the network died between the two. */
const unpointed = (
  keys: readonly { readonly id: string; readonly kind: string; readonly name: string }[],
  screens: readonly DeskScreen[],
): readonly DeskScreen[] =>
  keys
    .filter(({ id, kind }) => kind === 'screen' && !screens.some(({ screen }) => screen === id))
    .map(({ id, name }) => ({ screen: id, name, shows: { what: 'blank' } }));

export const ScreensRoom = () => {
  const { t } = useTranslation('screens');
  const { tournament, picture } = useDesk();
  const { got, again } = useAsked(() => screenKeys.list(tournament), String(picture.screens.length));
  const keys = got && 'answer' in got ? got.answer.keys : null;
  const screens = [...picture.screens, ...unpointed(keys ?? [], picture.screens)];
  const { picture: seen, names, ahead } = useHall(tournament, 'hall');
  const tables = useTables(
    tournament,
    seen,
    screens.map(({ shows }) => shows),
  );
  const now = useServerTime(ahead);
  const hall = seen && { picture: seen, names, tables, now };
  return (
    <>
      <h2>{t('title')}</h2>
      <p className="quiet">{t('why')}</p>
      <MakeScreen onMade={again} />
      {screens.length > 1 && <AllScreens screens={screens} />}
      {screens.length === 0 && <p>{t('none')}</p>}
      <div className="desk-cards">
        {screens.map((screen) => (
          <ScreenCard
            key={screen.screen}
            screen={screen}
            hall={hall}
            isRevoked={keys !== null && !keys.some(({ id }) => id === screen.screen)}
            onDropped={again}
          />
        ))}
      </div>
      <OverlayPart keys={keys ?? []} onChange={again} />
    </>
  );
};
