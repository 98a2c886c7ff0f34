// What a camera would film of a row of QR codes: a film that Chromium takes for its camera.
import { type CodeLetters, drawCode } from '../look/draw-code.ts';

const [width, height] = [640, 480];

/** One code in the middle of a grey wall; light only, the colour planes are even. */
const frameOf = (code: string, letters: CodeLetters): Buffer => {
  const { side, dark } = drawCode(code, letters);
  const scale = Math.floor((height - 40) / side);
  const [left, top] = [Math.floor((width - side * scale) / 2), Math.floor((height - side * scale) / 2)];
  const frame = Buffer.alloc(width * height * 1.5, 128);
  for (let y = 0; y < side * scale; y++)
    for (let x = 0; x < side * scale; x++) {
      frame[(top + y) * width + left + x] = dark(Math.floor(x / scale), Math.floor(y / scale)) ? 24 : 225;
    }
  return frame;
};

/** Three pictures of each code at ten a second, as an uncompressed film. */
export const filmOf = (codes: readonly string[], letters: CodeLetters = 'alphanumeric'): Buffer => {
  const frames = codes.flatMap((code) => Array.from({ length: 3 }, () => frameOf(code, letters)));
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`),
    ...frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame]),
  ]);
};
