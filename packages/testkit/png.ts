// Grey pictures as PNG files that anybody can look at: written and read without compression tricks, for approved pictures alone.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export type GreyPicture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

export const writePng = ({ width, height, pixels }: GreyPicture): Buffer => {
  const about = Buffer.alloc(13);
  about.writeUInt32BE(width, 0);
  about.writeUInt32BE(height, 4);
  // Eight bits of grey.
  about[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', about),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Only what `writePng` wrote. */
export const readPng = (file: Buffer): GreyPicture => {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const data = signature.length + 25;
  const length = file.readUInt32BE(data);
  const rows = inflateSync(file.subarray(data + 8, data + 8 + length));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  return { width, height, pixels };
};
