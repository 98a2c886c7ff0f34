// A player in a room: his screen over the server's pictures, with voices and faces.
import { toHex } from '@omerta/base/bytes.ts';
import type { SeatPicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { isRulebookId, type Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAsync } from '../../../device/use-async.ts';
import { ownSeat, sceneOf } from '../../../rooms/seen/moment.ts';
import type { Wants } from '../../../rooms/voice/mesh.ts';
import type { RoomKeys } from '../../../rooms/wire/room-keys.ts';
import type { RoomPicture } from '../../../rooms/wire/room-live.ts';
import { recordOf } from '../../../rooms/wire/room-questions.ts';
import { Link } from '../../../routing/link.tsx';
import { rulebookOf } from '../../../rulebooks/all.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EndScreen } from '../end/end-screen.tsx';
import { PlayerScreen } from '../screen/player-screen.tsx';
import { Face, PlayedVoice } from '../voice/faces.tsx';
import { useDevices } from '../voice/use-devices.ts';
import { useVoice } from '../voice/use-voice.ts';
import { DeviceCheck } from './device-check.tsx';
import { Lobby } from './lobby.tsx';
import { NextRoom } from './next-room.tsx';
import type { RoomState } from './use-room.ts';

export const ruleOf = ({ rulebook, switches }: Pick<SeatPicture, 'rulebook' | 'switches'>): Rulebook | null =>
  (isRulebookId(rulebook) && rulebookOf({ rulebook, switches })) || null;

type EndProps = { readonly room: string; readonly picture: RoomPicture; readonly own: Seat | null };

/** The record comes when the game is over. */
export const RoomEnd = ({ room, picture, own }: EndProps) => {
  const { t } = useTranslation('play');
  const record = useAsync(() => recordOf(room));
  return (
    record && (
      <EndScreen picture={picture} own={own} notation={record.value}>
        <NextRoom room={room} picture={picture} />
        <Link to="/play/$room/deal" params={{ room }} className="button" data-go="deal-page">
          {t('deal.page')}
        </Link>
      </EndScreen>
    )
  );
};

const entropy = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

type Props = {
  readonly room: string;
  readonly state: RoomState;
  readonly picture: SeatPicture;
  readonly keys: RoomKeys & { readonly token: string };
};

export const Seated = ({ room, state, picture, keys }: Props): ReactNode => {
  const { live, isConnected, now, onSignal } = state;
  const [wants, setWants] = useState<Wants>({ microphone: true, camera: false });
  const devices = useDevices(wants);
  const { own } = devices;
  const { token } = keys;
  const { heard, signalled } = useVoice({ room, token, live, isConnected, picture, own, wants });
  useEffect(() => onSignal(signalled));
  const { chairs, view, asks } = picture;
  const faceOf = useCallback(
    (seat: number): ReactNode => {
      const chair = chairs.find((each) => each?.seat === seat)?.chair ?? 0;
      const isOwn = seat === view?.seat;
      const track = isOwn ? own.video : (heard.get(chair)?.video ?? null);
      return track ? <Face track={track} seat={seat} isOwn={isOwn} /> : null;
    },
    [chairs, view?.seat, own, heard],
  );
  const act = async (what: string): Promise<string | null> => (await live?.act(asks?.ask ?? 0, what)) ?? null;
  const check = <DeviceCheck wants={wants} onWish={setWants} devices={devices} />;
  const scene = sceneOf(picture);
  const rulebook = ruleOf(picture);
  if (scene === 'waiting')
    return (
      <Lobby
        room={room}
        picture={picture}
        keys={keys}
        onReady={async () => (await live?.act(asks?.ask ?? 1, 'ready', entropy())) ?? null}
      >
        {check}
      </Lobby>
    );
  if (scene === 'over' || !rulebook) return <RoomEnd room={room} picture={picture} own={ownSeat(picture)} />;
  return (
    <>
      <PlayerScreen
        game={{
          picture,
          rulebook,
          now,
          act,
          onward: [],
          notes: room,
          tools: check,
          ...(scene === 'day' && { faceOf }),
        }}
      />
      {[...heard].map(([chair, { audio }]) => (
        <PlayedVoice key={chair} chair={chair} track={audio} />
      ))}
    </>
  );
};
