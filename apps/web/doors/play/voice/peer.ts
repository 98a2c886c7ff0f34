// One connection to another device: a place for a voice and one for a face, whose tracks come and go without a new call.
import { newId } from '../../../device/new-id.ts';
import type { SentTracks, VoiceSignal } from '../../../rooms/voice/mesh.ts';

export type OwnTracks = { readonly audio: MediaStreamTrack | null; readonly video: MediaStreamTrack | null };

type PeerTold = {
  readonly send: (signal: VoiceSignal) => void;
  readonly tracks: (audio: MediaStreamTrack | null, video: MediaStreamTrack | null) => void;
  /** The way to the other device is gone for good: only a new call finds another. */
  readonly failed: () => void;
};

export type Peer = {
  readonly call: () => string | null;
  readonly isUp: () => boolean;
  /** Calls the other device, anew if it was called before. */
  readonly ring: () => Promise<void>;
  readonly answer: (call: string, offer: string) => Promise<void>;
  readonly takeAnswer: (answer: string) => Promise<void>;
  readonly takeCandidate: (candidate: string) => Promise<void>;
  readonly put: (own: OwnTracks, sent: SentTracks) => void;
  readonly close: () => void;
};

export const peerWith = (configuration: RTCConfiguration, told: PeerTold): Peer => {
  let connection: RTCPeerConnection | null = null;
  let call: string | null = null;
  let put: readonly [OwnTracks, SentTracks] = [
    { audio: null, video: null },
    { audio: false, video: false },
  ];

  const open = (name: string): RTCPeerConnection => {
    connection?.close();
    call = name;
    const opened = new RTCPeerConnection(configuration);
    connection = opened;
    const received: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null } = {
      audio: null,
      video: null,
    };
    opened.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) told.send({ call: name, candidate: JSON.stringify(candidate) });
    });
    opened.addEventListener('track', ({ track }) => {
      received[track.kind === 'audio' ? 'audio' : 'video'] = track;
      told.tracks(received.audio, received.video);
    });
    opened.addEventListener('connectionstatechange', () => {
      if (opened === connection && opened.connectionState === 'failed') told.failed();
    });
    return opened;
  };

  /** No track where nothing is to be sent: the device neither records nor encodes for it. */
  const place = (): void => {
    const [own, sent] = put;
    for (const { sender, receiver } of connection?.getTransceivers() ?? []) {
      const kind = receiver.track.kind === 'audio' ? 'audio' : 'video';
      void sender.replaceTrack(sent[kind] ? own[kind] : null).catch(() => undefined);
    }
  };

  return {
    call: () => call,
    isUp: () => connection?.connectionState === 'connected',
    ring: async () => {
      const name = newId();
      const opened = open(name);
      opened.addTransceiver('audio', { direction: 'sendrecv' });
      opened.addTransceiver('video', { direction: 'sendrecv' });
      place();
      await opened.setLocalDescription();
      told.send({ call: name, offer: opened.localDescription?.sdp ?? '' });
    },
    answer: async (name, offer) => {
      const opened = open(name);
      await opened.setRemoteDescription({ type: 'offer', sdp: offer });
      for (const each of opened.getTransceivers()) each.direction = 'sendrecv';
      place();
      await opened.setLocalDescription();
      told.send({ call: name, answer: opened.localDescription?.sdp ?? '' });
    },
    takeAnswer: async (answer) => {
      await connection?.setRemoteDescription({ type: 'answer', sdp: answer });
    },
    takeCandidate: async (candidate) => {
      await connection?.addIceCandidate(JSON.parse(candidate) as RTCIceCandidateInit);
    },
    put: (own, sent) => {
      put = [own, sent];
      place();
    },
    close: () => connection?.close(),
  };
};
