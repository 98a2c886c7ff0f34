// The sound of this device: signals, and which music the night has.
import '../look/file-button.css';
import '../look/switch.css';
import './sound-settings.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { changeSettings, useSettings } from '../device/settings.ts';
import { canVibrate } from '../offline/abilities.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { keepAudioAwake } from './audio.ts';
import { setVolume, startMusic, stopMusic, useMusic } from './music.ts';
import { signal } from './signals.ts';
import { addTrack, listTracks, removeTrack, type Track } from './tracks.ts';

const Switch = ({
  on,
  onChange,
  children,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}) => (
  <label className="switch">
    <input
      type="checkbox"
      className="tick"
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </label>
);

const Tracks = () => {
  const { t } = useTranslation('sound');
  const { music } = useSettings();
  const [tracks, setTracks] = useState<readonly Track[]>([]);
  const [failed, setFailed] = useState(false);
  const show = useCallback(
    () =>
      listTracks()
        .then(setTracks)
        .catch(() => undefined),
    [],
  );
  useEffect(() => void show(), [show]);
  const choose = (id: string): void => {
    changeSettings({ music: id });
    stopMusic();
  };
  const add = async (files: FileList | null): Promise<void> => {
    try {
      for (const file of files ?? []) choose((await addTrack(file)).id);
      setFailed(false);
    } catch {
      setFailed(true);
    }
    await show();
  };
  const remove = async (id: string): Promise<void> => {
    await removeTrack(id);
    if (music === id) choose('piece');
    await show();
  };
  return (
    <>
      <ul className="music-list">
        {[{ id: 'piece', name: t('piece') }, ...tracks].map(({ id, name }) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="music"
                className="tick"
                checked={music === id}
                onChange={() => choose(id)}
              />
              <span>{name}</span>
            </label>
            {id !== 'piece' && (
              <button
                type="button"
                className="button icon"
                aria-label={t('remove', { name })}
                onClick={() => void remove(id)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <label className="button file">
        {t('add')}
        <input
          type="file"
          className="hidden-text"
          accept="audio/*"
          multiple
          onChange={(event) => void add(event.target.files)}
        />
      </label>
      <p className="quiet">{failed ? t('notAdded') : t('addHint')}</p>
    </>
  );
};

export const SoundSettings = () => {
  const { t } = useTranslation('sound');
  const { sound, vibration, nightMusic, volume } = useSettings();
  const sounding = useMusic();
  useEffect(keepAudioAwake, []);
  useEffect(() => stopMusic, []);
  const silent = sounding === 'off' || sounding === 'failed' || sounding === 'fading';
  return (
    <>
      <section className="field">
        <h2>{t('title')}</h2>
        <Switch on={sound} onChange={(on) => changeSettings({ sound: on })}>
          {t('signals')}
        </Switch>
        {canVibrate() && (
          <Switch on={vibration} onChange={(on) => changeSettings({ vibration: on })}>
            {t('vibration')}
          </Switch>
        )}
        <button type="button" className="button" onClick={() => signal('end')}>
          {t('try')}
        </button>
      </section>
      <section className="field">
        <h2>{t('music')}</h2>
        <Switch on={nightMusic} onChange={(on) => changeSettings({ nightMusic: on })}>
          {t('byItself')}
        </Switch>
        <Tracks />
        <label>
          {t('volume')}
          <input
            type="range"
            className="volume"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={(event) => {
              changeSettings({ volume: Number(event.target.value) });
              setVolume(Number(event.target.value));
            }}
          />
        </label>
        <button
          type="button"
          className="button"
          data-tool="music"
          onClick={() => (silent ? void startMusic() : stopMusic())}
        >
          {silent ? t('listen') : t('stop')}
        </button>
        <p className="quiet" role="status">
          {t(`sounding.${sounding}`)}
        </p>
      </section>
    </>
  );
};
