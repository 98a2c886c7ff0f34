// A text packed small and unpacked again, as far as the reader has room for it.
type Bytes = Uint8Array<ArrayBuffer>;

const format = 'deflate-raw';

export const deflated = async (text: string): Promise<Bytes> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** A few bytes may unfold into more than a phone holds: they are counted while they come. What is no packed text throws. */
export const inflated = async (packed: Bytes, most: number): Promise<string | 'too-large'> => {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, read] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    if (read > most) {
      await reader.cancel();
      return 'too-large';
    }
    text += decoder.decode(value, { stream: true });
  }
};
