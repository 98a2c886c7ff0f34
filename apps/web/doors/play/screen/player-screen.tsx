// A player's screen, from what his chair is shown and what he may do alone: the same against bots and in a room.
import '../../../board/table.css';
import './player.css';
import { type ReactNode, useEffect } from 'react';
import { useLang } from '../../../device/settings.ts';
import { setNight } from '../../../look/theme.ts';
import { useWakeLock } from '../../../offline/wake-lock.ts';
import { nameAt, sceneOf } from '../../../rooms/seen/moment.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { HeardList } from './heard-list.tsx';
import { HoldCard } from './own-card.tsx';
import { PlayerBar } from './player-bar.tsx';
import { PlayerCentre } from './player-centre.tsx';
import { PlayerRing } from './player-ring.tsx';
import { PlayerTools } from './player-tools.tsx';
import { SeatContext, type SeatGame, useSeat, useSeatDesk } from './use-seat.ts';

const Heading = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('play');
  const { picture, rulebook } = useSeat();
  const lang = useLang();
  const own = picture.view && t('yourSeat', { seat: picture.view.seat });
  return (
    <header className="heading">
      <div className="title">
        <h1>{t(`phase.${sceneOf(picture)}`, { number: picture.view?.phase.number ?? 0 })}</h1>
      </div>
      <p className="progress quiet">
        {own && <span>{own}</span>}
        <span className="book">
          {own && ' · '}
          {rulebook.name.short[lang]}
        </span>
      </p>
      <div className="icons">
        {children}
        <HoldCard />
      </div>
    </header>
  );
};

/** For whoever does not see the ring: whose turn it is. */
const Turn = () => {
  const { t } = useTranslation('play');
  const { picture } = useSeat();
  const { speaks } = picture;
  return (
    <p className="hidden-text" role="status">
      {speaks === null ? '' : t('hint.counting', { seat: `${speaks}, ${nameAt(picture, speaks)}` })}
    </p>
  );
};

type Props = { readonly game: SeatGame; readonly children?: ReactNode };

/** `children` stand in the head, beside the card. */
export const PlayerScreen = ({ game, children }: Props) => {
  const { t } = useTranslation('play');
  const desk = useSeatDesk(game);
  const { picture } = game;
  const scene = sceneOf(picture);
  const dark = scene === 'night';
  useWakeLock();
  useEffect(() => {
    setNight(dark);
    return () => setNight(false);
  }, [dark]);
  const { now, phase } = picture.view ?? {};
  return (
    <SeatContext value={desk}>
      <div className="hall">
        <main
          className="table playing"
          data-scene={scene}
          data-phase={phase && `${phase.kind} ${phase.number}`}
          data-step={now?.step ?? picture.asks?.step}
          data-asks={picture.asks?.acts.join(' ')}
        >
          <Heading>{children}</Heading>
          <PlayerRing>
            <PlayerCentre />
          </PlayerRing>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reached with the keyboard */}
          <section className="heard-beside" aria-label={t('heard.title')} tabIndex={0}>
            <HeardList />
          </section>
          <PlayerTools />
          <PlayerBar />
          <Turn />
        </main>
      </div>
    </SeatContext>
  );
};
