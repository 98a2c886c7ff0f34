// The table of a referee over a room: the same screen as over a game of his device, with what the players do coming in by itself.
import type { RefereePicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { type ReactNode, useState } from 'react';
import type { TableRoom } from '../../../board/use-table.ts';
import { useHoldPlaying } from '../../../device/playing.ts';
import { useSessionLive } from '../../../games/use-session-live.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { askingOf, offerOf } from '../../../rooms/lead/proposed.ts';
import type { RoomLive } from '../../../rooms/wire/room-live.ts';
import type { Session } from '../../../session/session.ts';
import { TableScreen } from '../../../table/table-screen.tsx';
import { useLineName } from '../../../texts/line-name.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Asking } from './asking.tsx';
import { useEntered, useToldClock } from './use-told-room.ts';

type Props = {
  readonly session: Session;
  readonly picture: RefereePicture;
  readonly live: RoomLive | null;
  readonly isConnected: boolean;
  readonly faceOf: (seat: Seat) => ReactNode;
  /** His own microphone and camera. */
  readonly devices: ReactNode;
  readonly onClose: () => void;
};

const MuteButton = ({ picture, seat, live }: Pick<Props, 'picture' | 'live'> & { readonly seat: Seat }) => {
  const { t } = useTranslation('play');
  const { muted } = picture;
  const isMuted = muted.includes(seat);
  const mute = (): void =>
    void live?.lead({ mute: isMuted ? muted.filter((each) => each !== seat) : [...muted, seat] });
  return (
    <button type="button" className="button" data-do="mute" aria-pressed={isMuted} onClick={mute}>
      {t(isMuted ? 'lead.unmute' : 'lead.mute')}
    </button>
  );
};

const useWordOf = ({ chairs, muted }: RefereePicture): ((seat: Seat) => string) => {
  const { t } = useTranslation('play');
  return (seat) => {
    const chair = chairs.find((each) => each?.seat === seat);
    if (chair?.left) return t('lead.left');
    if (chair?.gone) return t('seat.gone');
    return muted.includes(seat) ? t('lead.muted') : '';
  };
};

const Menu = ({ devices, onClose }: Pick<Props, 'devices' | 'onClose'>) => {
  const { t } = useTranslation(['play', 'common']);
  const [open, setOpen] = useState<'devices' | 'close' | null>(null);
  return (
    <>
      <button type="button" className="button" data-do="devices" onClick={() => setOpen('devices')}>
        {t('play:device.title')}
      </button>
      <button type="button" className="button danger" data-do="close-room" onClick={() => setOpen('close')}>
        {t('play:room.close')}
      </button>
      <Dialog open={open === 'devices'} onClose={() => setOpen(null)} title={t('play:device.title')}>
        {devices}
      </Dialog>
      <Dialog open={open === 'close'} onClose={() => setOpen(null)} title={t('play:room.close')}>
        <p>{t('play:lead.closeAsk')}</p>
        <button type="button" className="button danger" data-do="close-sure" onClick={onClose}>
          {t('play:room.close')}
        </button>
        <button type="button" className="button" onClick={() => setOpen(null)}>
          {t('common:cancel')}
        </button>
      </Dialog>
    </>
  );
};

export const LedTable = ({ session, picture, live, isConnected, faceOf, devices, onClose }: Props) => {
  const { t } = useTranslation('play');
  const lineName = useLineName();
  const here = useSessionLive(session);
  const { course } = here;
  const wordOf = useWordOf(picture);
  useHoldPlaying(true);
  useToldClock(session, live, isConnected);
  useEntered(session, picture);
  const isNow = picture.given.length === course.version;
  const proposals = isNow && !course.state.paused ? picture.proposals : [];
  const command = offerOf(here, proposals);
  const room: TableRoom = {
    offer: command && {
      command,
      label: t('lead.accept', { line: lineName({ command, secret: false }) }),
    },
    end: (
      <button
        type="button"
        className="button main"
        data-go="end"
        onClick={() => void live?.lead({ end: 'game' })}
      >
        {t('lead.end')}
      </button>
    ),
    checkLabel: (seat) => t('lead.acceptCheck', { seat }),
    playerAt: (seat) => ({ note: wordOf(seat), face: faceOf(seat) }),
    asking: <Asking session={session} live={live} asked={askingOf(here, proposals)} />,
    ofSeat: (seat) => <MuteButton picture={picture} seat={seat} live={live} />,
    menu: <Menu devices={devices} onClose={onClose} />,
    leaving: t('lead.leaving'),
  };
  return <TableScreen session={session} room={room} />;
};
