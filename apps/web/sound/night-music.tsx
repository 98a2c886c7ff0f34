// The music of the night at the table: it comes and goes with its moments; its button shows what is to be heard.
import './music.css';
import { useEffect } from 'react';
import { changeSettings, useSettings } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { keepAudioAwake } from './audio.ts';
import { startMusic, stopMusic, useMusic } from './music.ts';

export const useNightMusic = (due: boolean): void => {
  const { nightMusic, sound } = useSettings();
  const isHeard = nightMusic || sound;
  // Opened for nothing it would cost a phone its time and its battery.
  useEffect(() => (isHeard ? keepAudioAwake() : undefined), [isHeard]);
  useEffect(() => {
    if (!due || !nightMusic) return undefined;
    void startMusic();
    return stopMusic;
  }, [due, nightMusic]);
};

type MusicButtonProps = {
  readonly due: boolean;
  /** Music that is due, but waits for this press. */
  readonly onBegin: (() => void) | null;
};

export const MusicButton = ({ due, onBegin }: MusicButtonProps) => {
  const { t } = useTranslation('sound');
  const { nightMusic } = useSettings();
  const sounding = useMusic();
  if (!due && !onBegin && sounding === 'off') return null;
  return (
    <button
      type="button"
      className={`button music ${sounding}`}
      data-tool="music"
      aria-pressed={nightMusic && !onBegin}
      aria-label={`${t('music')}: ${t(`sounding.${sounding}`)}`}
      onClick={onBegin ?? (() => changeSettings({ nightMusic: !nightMusic }))}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M9 18V6l10-2v12" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        <circle cx="6.5" cy="18" r="2.5" fill="currentColor" />
        <circle cx="16.5" cy="16" r="2.5" fill="currentColor" />
        {(sounding === 'off' || sounding === 'failed') && (
          <path d="M3 3l18 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        )}
      </svg>
      <small>{t(`sounding.${sounding}`)}</small>
    </button>
  );
};
