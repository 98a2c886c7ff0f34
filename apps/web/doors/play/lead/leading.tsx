// The person who leads a room: its lobby without a chair of his own, the table, and the end.
import type { RefereePicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { Rulebook } from '@omerta/rules/rulebooks/rulebook.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Loading } from '../../../look/plain-states.tsx';
import { sceneOf } from '../../../rooms/seen/moment.ts';
import type { Wants } from '../../../rooms/voice/mesh.ts';
import type { RoomKeys } from '../../../rooms/wire/room-keys.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DeviceCheck } from '../room/device-check.tsx';
import { Lobby } from '../room/lobby.tsx';
import { RoomEnd, ruleOf } from '../room/seated.tsx';
import type { RoomState } from '../room/use-room.ts';
import { useSitting } from '../room/use-sitting.ts';
import { Face, PlayedVoice } from '../voice/faces.tsx';
import { useDevices } from '../voice/use-devices.ts';
import { useVoice } from '../voice/use-voice.ts';
import { LedTable } from './led-table.tsx';
import { useLedSession } from './use-led-session.ts';

type Props = {
  readonly room: string;
  readonly state: RoomState;
  readonly picture: RefereePicture;
  readonly keys: RoomKeys & { readonly key: string };
};

type GameProps = Omit<Props, 'keys'> & {
  readonly rulebook: Rulebook;
  readonly faceOf: (seat: Seat) => ReactNode;
  readonly devices: ReactNode;
  readonly onClose: () => void;
};

const Game = ({ room, state, picture, rulebook, faceOf, devices, onClose }: GameProps) => {
  const { t } = useTranslation(['play', 'common']);
  const { session, refused, understood, isReread } = useLedSession({ room, state, picture, rulebook });
  return (
    <>
      {session ? (
        <LedTable
          session={session}
          picture={picture}
          live={state.live}
          isConnected={state.isConnected}
          faceOf={faceOf}
          devices={devices}
          onClose={onClose}
        />
      ) : (
        <Loading />
      )}
      {refused !== null && (
        <p className="lost-note" role="alert">
          {refused}{' '}
          <button type="button" className="button" data-do="understood" onClick={understood}>
            {t('common:understood')}
          </button>
        </p>
      )}
      {isReread && refused === null && (
        <p className="lost-note" role="status">
          {t('play:lead.reread')}
        </p>
      )}
    </>
  );
};

export const Leading = ({ room, state, picture, keys }: Props): ReactNode => {
  const { live, isConnected, onSignal } = state;
  const [wants, setWants] = useState<Wants>({ microphone: true, camera: false });
  const devices = useDevices(wants);
  const voice = useVoice({ room, token: keys.key, live, isConnected, picture, own: devices.own, wants });
  const { heard, signalled } = voice;
  useEffect(() => onSignal(signalled));
  const sitting = useSitting(room, keys);
  const { chairs } = picture;
  const faceOf = useCallback(
    (seat: Seat): ReactNode => {
      const chair = chairs.find((each) => each?.seat === seat)?.chair ?? 0;
      const track = heard.get(chair)?.video;
      return track ? <Face track={track} seat={seat} isOwn={false} /> : undefined;
    },
    [chairs, heard],
  );
  const check = <DeviceCheck wants={wants} onWish={setWants} devices={devices} />;
  const scene = sceneOf(picture);
  const rulebook = ruleOf(picture);
  if (scene === 'waiting')
    return (
      <Lobby room={room} picture={picture} keys={keys} onReady={async () => null}>
        {check}
      </Lobby>
    );
  if (scene === 'over' || !rulebook) return <RoomEnd room={room} picture={picture} own={null} />;
  return (
    <>
      <Game
        room={room}
        state={state}
        picture={picture}
        rulebook={rulebook}
        faceOf={faceOf}
        devices={check}
        onClose={() => void sitting.close()}
      />
      {[...heard].map(([chair, { audio }]) => (
        <PlayedVoice key={chair} chair={chair} track={audio} />
      ))}
    </>
  );
};
