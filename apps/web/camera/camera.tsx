// Reads codes with the device's camera; nothing it sees leaves the page.
import './camera.css';
import decodeQR from 'qr/decode.js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../texts/use-translation.ts';

/** Milliseconds between two looks. */
const pause = 90;
/** A larger picture costs time and reads no better. */
const widest = 960;

/** What is in front of the camera, or nothing readable. */
const look = (video: HTMLVideoElement, pen: OffscreenCanvasRenderingContext2D): string | undefined => {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, widest / Math.max(videoWidth, videoHeight, 1));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (width === 0 || height === 0) return undefined;
  pen.canvas.width = width;
  pen.canvas.height = height;
  pen.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR({ width, height, data: pen.getImageData(0, 0, width, height).data });
  } catch {
    return undefined;
  }
};

const openCamera = async (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });

/** `refused`: what is said where there is none, or it is not allowed. */
type Props = { readonly onCode: (code: string) => void; readonly refused: string };

export const Camera = ({ onCode, refused: without }: Props) => {
  const { t } = useTranslation('passing');
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState(false);
  const told = useRef(onCode);
  told.current = onCode;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const again = (): void => {
      const code = video.current && pen ? look(video.current, pen) : undefined;
      if (code) told.current(code);
      if (!gone) timer = setTimeout(again, pause);
    };
    const start = async (): Promise<void> => {
      stream = await openCamera();
      if (gone || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      again();
    };
    const stop = (): void => {
      gone = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => gone || setRefused(true));
    return stop;
  }, []);
  if (refused) return <p role="alert">{without}</p>;
  return <video ref={video} className="camera" muted playsInline aria-label={t('camera')} />;
};
