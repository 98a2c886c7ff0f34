// The bots' sentences by the device's own voice, where it has one for the language.
import type { Lang } from '@omerta/base/lang.ts';

const voiceOf = (lang: Lang): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(lang));

/** No voice is waited for longer than this: some devices never tell that they have finished. */
const longest = 30_000;

/** False: nobody says it, it is to be read. */
export const sayAloud = (words: string, lang: Lang, done: () => void): boolean => {
  const voice = voiceOf(lang);
  if (!voice || document.visibilityState !== 'visible') return false;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 1.1;
  const timer = setTimeout(done, longest);
  const end = (): void => {
    clearTimeout(timer);
    done();
  };
  spoken.addEventListener('end', end);
  spoken.addEventListener('error', end);
  speechSynthesis.speak(spoken);
  return true;
};

export const hush = (): void => globalThis.speechSynthesis?.cancel();
