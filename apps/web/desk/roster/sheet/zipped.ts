// Files in a zip, as far as a spreadsheet needs it: found by the list at its end, and unpacked by the browser.

type ZipPlace = {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly at: number;
};

const [listEnd, listed, local] = [0x06054b50, 0x02014b50, 0x04034b50];
const endLength = 22;

const placesIn = (view: DataView): readonly ZipPlace[] => {
  let end = view.byteLength - endLength;
  while (end >= 0 && view.getUint32(end, true) !== listEnd) end--;
  if (end < 0) return [];
  const found: ZipPlace[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === listed) {
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const letters = new Uint8Array(view.buffer, view.byteOffset + at + 46, name);
    found.push({
      name: new TextDecoder().decode(letters),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
};

const [stored, deflated] = [0, 8];

/** The text of a file in it; null where there is none that can be read. */
export const zippedText = async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string | null> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const place = placesIn(view).find((each) => each.name === name);
  if (!place || place.at + 30 > bytes.length || view.getUint32(place.at, true) !== local) return null;
  const from = place.at + 30 + view.getUint16(place.at + 26, true) + view.getUint16(place.at + 28, true);
  const packed = bytes.slice(from, from + place.size);
  if (place.method === stored) return new TextDecoder().decode(packed);
  if (place.method !== deflated) return null;
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
};
