// Our night piece: slow chords, a low string and rare bells, written here as data and made into sound on the device.

/** Seconds. */
const bar = 6;
/** Long enough for the last echo to die away. */
const tail = 14;
/** Nothing here is higher than a bell of a thousand hertz. */
const rate = 16_000;

type Bar = {
  readonly bass: number;
  readonly chord: readonly number[];
  readonly bells: readonly (readonly [beat: number, note: number])[];
};

/** Notes as on a keyboard, 60 the middle C; beats of a second and a half. */
const bars: readonly Bar[] = [
  {
    bass: 38,
    chord: [57, 60, 64, 65],
    bells: [
      [0, 81],
      [2.5, 76],
    ],
  },
  {
    bass: 34,
    chord: [58, 62, 65, 69],
    bells: [
      [1, 77],
      [3, 74],
    ],
  },
  {
    bass: 43,
    chord: [58, 62, 65, 69],
    bells: [
      [0.5, 82],
      [2, 77],
    ],
  },
  {
    bass: 45,
    chord: [57, 60, 62, 67],
    bells: [
      [1.5, 79],
      [3.5, 76],
    ],
  },
  {
    bass: 38,
    chord: [57, 60, 65, 69],
    bells: [
      [0, 84],
      [2.5, 81],
    ],
  },
  {
    bass: 41,
    chord: [57, 60, 64, 67],
    bells: [
      [1, 79],
      [3, 72],
    ],
  },
  {
    bass: 43,
    chord: [55, 58, 62, 65],
    bells: [
      [0.5, 77],
      [2, 74],
    ],
  },
  {
    bass: 45,
    chord: [57, 61, 64, 67],
    bells: [
      [1.5, 76],
      [3, 69],
    ],
  },
];

export const length = bars.length * bar;

const pitch = (note: number): number => 440 * 2 ** ((note - 69) / 12);

type Tone = {
  readonly at: number;
  readonly note: number;
  readonly loud: number;
  readonly rise: number;
  readonly fall: number;
  readonly type: OscillatorType;
  readonly detune?: number;
};

const play = (
  context: BaseAudioContext,
  out: AudioNode,
  { at, note, loud, rise, fall, type, detune = 0 }: Tone,
): void => {
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.type = type;
  oscillator.frequency.value = pitch(note);
  oscillator.detune.value = detune;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.setTargetAtTime(0, at + rise, fall / 4);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + rise + 2 * fall);
};

/** Soft chords come through a closed window, bells through an echo. */
const room = (context: BaseAudioContext) => {
  const window = new BiquadFilterNode(context, { type: 'lowpass', frequency: 850, Q: 0.3 });
  window.connect(context.destination);
  const bells = new GainNode(context);
  const echo = new DelayNode(context, { delayTime: 1.125, maxDelayTime: 2 });
  const back = new GainNode(context, { gain: 0.42 });
  bells.connect(context.destination);
  bells.connect(echo).connect(back).connect(echo);
  back.connect(context.destination);
  return { window, bells };
};

/** What rings on after the end sounds under the beginning: the loop has no seam. */
const folded = (rung: AudioBuffer): AudioBuffer => {
  const samples = length * rate;
  const once = new AudioBuffer({ numberOfChannels: 1, length: samples, sampleRate: rate });
  const [from, to] = [rung.getChannelData(0), once.getChannelData(0)];
  to.set(from.subarray(0, samples));
  for (const [i, value] of from.subarray(samples).entries()) to[i] = (to[i] ?? 0) + value;
  return once;
};

export const renderPiece = async (): Promise<AudioBuffer> => {
  const context = new OfflineAudioContext(1, (length + tail) * rate, rate);
  const { window, bells } = room(context);
  for (const [i, { bass, chord, bells: notes }] of bars.entries()) {
    const at = i * bar;
    play(context, window, { at, note: bass, loud: 0.2, rise: 1.2, fall: 9, type: 'triangle' });
    for (const note of chord) {
      for (const detune of [-5, 5])
        play(context, window, { at, note, loud: 0.055, rise: 2.6, fall: 8, type: 'sawtooth', detune });
    }
    for (const [beat, note] of notes)
      play(context, bells, {
        at: at + beat * (bar / 4),
        note,
        loud: 0.045,
        rise: 0.02,
        fall: 2.5,
        type: 'sine',
      });
  }
  return folded(await context.startRendering());
};
