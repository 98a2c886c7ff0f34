// Put into a page before anything else: whose voice it played while who had the word, what it sends, and a hand that sends out of turn.

/** By who had the word on the page, `day 1 seat 4` or `night 1 seat none`: the loudest of each chair that was played. */
export type Listened = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Ears = {
  readonly listened: () => Listened;
  /** How many devices this one reaches. */
  readonly reached: () => number;
  /** To how many it sends its voice. */
  readonly sends: () => number;
  /** Packets of a voice that have come, played or not. */
  readonly arrived: () => Promise<number>;
  /** What a changed client would do: its voice to everybody, whoever has the word. */
  readonly speakUp: () => Promise<void>;
  /** As if the network had gone from under them: every connection is dead, and none says so. */
  readonly drop: () => void;
  /** What kinds of ways the device has offered to the others. */
  readonly ways: () => readonly string[];
};

declare global {
  var ears: Ears;
}

export const putEars = (): void => {
  const connections = new Set<RTCPeerConnection>();
  const ways = new Set<string>();
  class Watched extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.add(this);
      this.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.type) ways.add(candidate.type);
      });
    }
  }
  globalThis.RTCPeerConnection = Watched;

  // Echoes and noise are not looked for here: ten devices on one machine would have no time for anything else.
  const { mediaDevices } = navigator;
  const given = mediaDevices.getUserMedia.bind(mediaDevices);
  const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  mediaDevices.getUserMedia = ({ audio, ...rest } = {}) => given({ ...rest, ...(audio && { audio: plain }) });

  let context: AudioContext | null = null;
  const analysers = new WeakMap<MediaStreamTrack, AnalyserNode>();
  const analyserOf = (track: MediaStreamTrack): AnalyserNode => {
    const known = analysers.get(track);
    if (known) return known;
    context ??= new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 4096;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    analysers.set(track, analyser);
    return analyser;
  };
  const samples = new Float32Array(4096);
  const peakOf = (track: MediaStreamTrack): number => {
    analyserOf(track).getFloatTimeDomainData(samples);
    return samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  };
  const wordNow = (): string => {
    const seat = document.querySelector<HTMLElement>('.seat.speaking')?.dataset['seat'] ?? 'none';
    return `${document.querySelector('main')?.dataset['phase'] ?? 'before'} seat ${seat}`;
  };
  /** Quieter than any voice, louder than what a codec makes of silence. */
  const silence = 0.02;
  const listened: Record<string, Record<string, number>> = {};
  const listen = (): void => {
    for (const voice of document.querySelectorAll<HTMLAudioElement>('audio[data-voice]')) {
      const track = voice.srcObject instanceof MediaStream ? voice.srcObject.getAudioTracks()[0] : undefined;
      const peak = !track || voice.paused || voice.muted ? 0 : peakOf(track);
      if (peak < silence) continue;
      const [word, chair] = [wordNow(), voice.dataset['voice'] ?? ''];
      listened[word] = { ...listened[word], [chair]: Math.max(listened[word]?.[chair] ?? 0, peak) };
    }
  };
  // As often as the samples of one look are new.
  setInterval(listen, 80);

  const open = (): readonly RTCPeerConnection[] =>
    [...connections].filter(({ connectionState }) => connectionState === 'connected');
  const voices = (): readonly RTCRtpSender[] =>
    open().flatMap((connection) =>
      connection
        .getTransceivers()
        .filter(({ receiver }) => receiver.track.kind === 'audio')
        .map(({ sender }) => sender),
    );
  globalThis.ears = {
    listened: () => listened,
    reached: () => open().length,
    sends: () => voices().filter(({ track }) => track !== null).length,
    arrived: async () => {
      const reports = await Promise.all(open().map((connection) => connection.getStats()));
      return reports
        .flatMap((report) => [...report.values()])
        .filter(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
        .reduce((sum: number, { packetsReceived }) => sum + packetsReceived, 0);
    },
    speakUp: async () => {
      const [track = null] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getAudioTracks();
      await Promise.all(voices().map((sender) => sender.replaceTrack(track)));
    },
    drop: () => {
      for (const connection of connections) connection.close();
    },
    ways: () => [...ways],
  };
};

/** Does what is done without a word: shots at the lowest who is in, checks, hands, the best move. */
export const putHand = (): void => {
  const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
  setInterval(() => {
    click('[data-act="hand"]:not([disabled])');
    if (document.querySelector('.seat.asked:not(.out)')) click('[data-act="shoot"]:not([disabled])');
    click('[data-touch="check"]');
    if (!document.querySelector('.seat.chosen')) click('[data-touch="best"]');
    click('[data-act="best"]:not([disabled])');
  }, 100);
};
