// A voice that is played, and a face in the disc of its seat.
import './faces.css';
import { useEffect, useRef } from 'react';

const usePlayed = (track: MediaStreamTrack | null) => {
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    const player = element.current;
    if (!player) return undefined;
    player.srcObject = track && new MediaStream([track]);
    if (track) void player.play().catch(() => undefined);
    return () => {
      player.srcObject = null;
    };
  }, [track]);
  return element;
};

/** Nothing is played, and nothing decoded, of who is silent. */
export const PlayedVoice = ({ track }: { readonly track: MediaStreamTrack | null }) => {
  const element = usePlayed(track);
  // biome-ignore lint/a11y/useMediaCaption: people talk
  return <audio ref={element} />;
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
