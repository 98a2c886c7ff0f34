// Before the start: the microphone with its level seen, the camera with its picture, a tone to hear.
import { useEffect, useRef, useState } from 'react';
import type { Wants } from '../../../rooms/voice/mesh.ts';
import { audio } from '../../../sound/audio.ts';
import { tone } from '../../../sound/signals.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Face } from '../voice/faces.tsx';
import type { SeatDevices } from '../voice/use-devices.ts';

/** From 0 to 1, while the microphone is being looked at: afterwards nothing listens to it. */
const useLevel = (track: MediaStreamTrack | null): number => {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return undefined;
    const context = audio();
    void context.resume();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.min(1, Math.max(...samples.map(Math.abs)) * 2));
    }, 100);
    return () => {
      clearInterval(timer);
      source.disconnect();
      setLevel(0);
    };
  }, [track]);
  return level;
};

type Props = {
  readonly wants: Wants;
  readonly onWish: (wants: Wants) => void;
  readonly devices: SeatDevices;
};

export const DeviceCheck = ({ wants, onWish, devices }: Props) => {
  const { t } = useTranslation('play');
  const level = useLevel(devices.own.audio);
  const meter = useRef<HTMLMeterElement>(null);
  const { refused, own } = devices;
  return (
    <section className="device-check" aria-labelledby="device-check">
      <h2 id="device-check">{t('device.title')}</h2>
      <div className="choices">
        {(['microphone', 'camera'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-device={each}
            aria-pressed={wants[each]}
            onClick={() => onWish({ ...wants, [each]: !wants[each] })}
          >
            {t(`device.${each}`)}: {t(wants[each] ? 'device.on' : 'device.off')}
          </button>
        ))}
        <button type="button" className="button" data-device="sound" onClick={() => tone(0, 660, 0.4)}>
          {t('device.try')}
        </button>
      </div>
      {own.audio && (
        <meter ref={meter} min={0} max={1} value={level} aria-label={t('device.level')}>
          {Math.round(level * 100)}%
        </meter>
      )}
      {own.video && (
        <div className="own-face">
          <Face track={own.video} seat={0} isOwn />
        </div>
      )}
      {(refused.microphone || refused.camera) && <p role="alert">{t('device.refused')}</p>}
      {!wants.microphone && <p className="quiet">{t('device.none')}</p>}
    </section>
  );
};
