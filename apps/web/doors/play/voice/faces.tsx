// A voice that is played, and a face in the disc of its seat.
import './faces.css';
import { useLayoutEffect, useRef } from 'react';

const usePlayed = (track: MediaStreamTrack | null) => {
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  // With the picture itself: whoever has no word any more is not heard a moment longer.
  useLayoutEffect(() => {
    const player = element.current;
    if (!player) return undefined;
    player.srcObject = track && new MediaStream([track]);
    // Whoever has come back without a microphone hears nothing before his first press: browsers ask for one.
    const play = (): void => {
      if (track && player.paused) void player.play().catch(() => undefined);
    };
    play();
    const presses = ['pointerup', 'keydown'] as const;
    for (const press of presses) document.addEventListener(press, play);
    return () => {
      for (const press of presses) document.removeEventListener(press, play);
      player.srcObject = null;
    };
  }, [track]);
  return element;
};

type VoiceProps = { readonly chair: number; readonly track: MediaStreamTrack | null };

/** Nothing is played, and nothing decoded, of who is silent. */
export const PlayedVoice = ({ chair, track }: VoiceProps) => {
  const element = usePlayed(track);
  // biome-ignore lint/a11y/useMediaCaption: people talk
  return <audio ref={element} data-voice={chair} />;
};

type FaceProps = { readonly track: MediaStreamTrack; readonly seat: number; readonly isOwn: boolean };

export const Face = ({ track, seat, isOwn }: FaceProps) => {
  const element = usePlayed(track);
  return (
    <span className="disc face-disc">
      <video ref={element} className={isOwn ? 'mirrored' : ''} muted playsInline />
      <b>{seat}</b>
    </span>
  );
};
