// The microphone and the camera of this device, asked for when they are wanted and given back when they are not.
import { useEffect, useMemo, useState } from 'react';
import type { Wants } from '../../../rooms/voice/mesh.ts';
import type { OwnTracks } from './peer.ts';

type Kind = 'microphone' | 'camera';

const constraints: Readonly<Record<Kind, MediaStreamConstraints>> = {
  microphone: { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
  camera: { video: { width: { ideal: 320 }, height: { ideal: 320 }, frameRate: { ideal: 15 } } },
};

type Got = { readonly track: MediaStreamTrack | null; readonly isRefused: boolean };
const none: Got = { track: null, isRefused: false };

const useTrack = (kind: Kind, isWanted: boolean): Got => {
  const [got, setGot] = useState(none);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    let stream: MediaStream | null = null;
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    // Without HTTPS a browser has no devices to give.
    const asked =
      navigator.mediaDevices?.getUserMedia(constraints[kind]) ?? Promise.reject(new Error('none'));
    asked.then(
      (given) => {
        stream = given;
        if (isGone) return stop();
        const [track = null] = given.getTracks();
        return setGot({ track, isRefused: false });
      },
      () => isGone || setGot({ track: null, isRefused: true }),
    );
    return () => {
      isGone = true;
      stop();
      setGot(none);
    };
  }, [kind, isWanted]);
  return got;
};

export type SeatDevices = { readonly own: OwnTracks; readonly refused: Readonly<Record<Kind, boolean>> };

export const useDevices = (wants: Wants): SeatDevices => {
  const audio = useTrack('microphone', wants.microphone);
  const video = useTrack('camera', wants.camera);
  return useMemo(
    () => ({
      own: { audio: audio.track, video: video.track },
      refused: { microphone: audio.isRefused, camera: video.isRefused },
    }),
    [audio, video],
  );
};
