// The voices and faces of a room in a component: connections follow the chairs, tracks follow who has the word.
import { useEffect, useRef, useState } from 'react';
import {
  calls,
  onSignal,
  ownChair,
  peerChange,
  peersOf,
  readSignal,
  sends,
  takes,
  type VoicePicture,
  type Wants,
} from '../../../rooms/voice/mesh.ts';
import type { RoomLive } from '../../../rooms/wire/room-live.ts';
import { roomQuestions } from '../../../rooms/wire/room-questions.ts';
import { ask } from '../../../server/ask.ts';
import { type OwnTracks, type Peer, peerWith } from './peer.ts';

export type PeerTracks = { readonly audio: MediaStreamTrack | null; readonly video: MediaStreamTrack | null };

export type Voice = {
  /** By chair: what is to be played and shown now, and nothing else of it. */
  readonly heard: ReadonlyMap<number, PeerTracks>;
  /** The server passes on what another device says to this one. */
  readonly signalled: (from: number, data: unknown) => void;
};

type Props = {
  readonly room: string;
  readonly token: string;
  readonly live: RoomLive | null;
  readonly isConnected: boolean;
  readonly picture: VoicePicture | null;
  readonly own: OwnTracks;
  readonly wants: Wants;
};

const useConfiguration = (room: string, token: string): RTCConfiguration | null => {
  const [configuration, setConfiguration] = useState<RTCConfiguration | null>(null);
  useEffect(() => {
    let isGone = false;
    void ask(roomQuestions.ice(room, token)).then((got) => {
      if (isGone) return;
      if (!('answer' in got)) return setConfiguration({});
      const { iceServers, relayOnly } = got.answer;
      setConfiguration({
        iceServers: iceServers.map((each) => ({ ...each, urls: [...each.urls] })),
        iceTransportPolicy: relayOnly ? 'relay' : 'all',
      });
    });
    return () => {
      isGone = true;
    };
  }, [room, token]);
  return configuration;
};

/** A device that has come, or come back, says so to whoever calls it; whom it calls it calls. */
const reach = (live: RoomLive, own: number, chair: number, peer: Peer): void => {
  if (calls(own, chair)) void peer.ring().catch(() => undefined);
  else live.signal(chair, { hello: '' });
};

export const useVoice = ({ room, token, live, isConnected, picture, own, wants }: Props): Voice => {
  const configuration = useConfiguration(room, token);
  const peers = useRef(new Map<number, Peer>());
  const [received, setReceived] = useState<ReadonlyMap<number, PeerTracks>>(new Map());
  const [shown, setShown] = useState<ReadonlyMap<number, boolean>>(new Map());
  const chair = picture ? ownChair(picture) : 0;
  const wanted = JSON.stringify(picture ? peersOf(picture) : []);

  useEffect(() => {
    if (!configuration || !live) return;
    const known = peers.current;
    const { open, close } = peerChange([...known.keys()], JSON.parse(wanted) as readonly number[]);
    for (const each of close) {
      known.get(each)?.close();
      known.delete(each);
      setReceived((before) => new Map([...before].filter(([at]) => at !== each)));
    }
    for (const each of open) {
      const peer = peerWith(configuration, {
        send: (signal) => live.signal(each, signal),
        tracks: (audio, video) => setReceived((before) => new Map(before).set(each, { audio, video })),
        failed: () => reach(live, chair, each, peer),
      });
      known.set(each, peer);
      reach(live, chair, each, peer);
    }
  }, [configuration, live, chair, wanted]);

  // What was signalled while the server was away is lost: whom this device does not reach it tries anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the server is there again
  useEffect(() => {
    if (!live || !isConnected) return;
    for (const [each, peer] of peers.current) if (!peer.isUp()) reach(live, chair, each, peer);
  }, [isConnected]);

  const sent = picture ? sends(picture, wants) : { audio: false, video: false };
  // biome-ignore lint/correctness/useExhaustiveDependencies: put anew when a connection was opened
  useEffect(() => {
    for (const peer of peers.current.values()) peer.put(own, sent);
  }, [own, sent.audio, sent.video, wanted, received]);

  // Told anew to whoever has just been reached.
  const camera = own.video ? 'on' : 'off';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when a connection was opened
  useEffect(() => {
    for (const each of peers.current.keys()) live?.signal(each, { camera });
  }, [live, camera, wanted, received]);

  useEffect(
    () => () => {
      for (const peer of peers.current.values()) peer.close();
    },
    [],
  );

  const signalled = (from: number, data: unknown): void => {
    const [signal, peer] = [readSignal(data), peers.current.get(from)];
    if (!signal || !peer) return;
    const todo = onSignal(chair, from, signal, peer.call());
    if (todo === 'take-camera' && 'camera' in signal)
      return setShown((before) => new Map(before).set(from, signal.camera === 'on'));
    const work = (): Promise<void> => {
      if (todo === 'call') return peer.ring();
      if (todo === 'answer' && 'offer' in signal) return peer.answer(signal.call, signal.offer);
      if (todo === 'take-answer' && 'answer' in signal) return peer.takeAnswer(signal.answer);
      if (todo === 'take-candidate' && 'candidate' in signal) return peer.takeCandidate(signal.candidate);
      return Promise.resolve();
    };
    // A call that broke off is made again with the next hello.
    void work().catch(() => undefined);
  };

  const heard = new Map(
    [...received].map(([each, tracks]) => {
      const taken = picture ? takes(picture, each) : { audio: false, video: false };
      return [
        each,
        {
          audio: taken.audio ? tracks.audio : null,
          video: taken.video && shown.get(each) ? tracks.video : null,
        },
      ] as const;
    }),
  );
  return { heard, signalled };
};
