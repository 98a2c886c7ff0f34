// A QR code on the screen, black on white in every theme: cameras want it so.
import './qr-code.css';
import { useEffect, useRef } from 'react';
import { type CodeLetters, drawCode } from './draw-code.ts';

type Props = { readonly code: string; readonly letters?: CodeLetters; readonly label?: string };

export const QrCode = ({ code, letters = 'alphanumeric', label }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [element, pen] = [canvas.current, canvas.current?.getContext('2d')];
    if (!element || !pen) return;
    const { side, dark } = drawCode(code, letters);
    element.width = side;
    element.height = side;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, side, side);
    pen.fillStyle = '#000';
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (dark(x, y)) pen.fillRect(x, y, 1, 1);
  }, [code, letters]);
  return (
    <canvas
      ref={canvas}
      className="code"
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    />
  );
};
