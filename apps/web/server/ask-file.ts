// A file of the server: all of it, with news of how much has come, or a refusal with its sentence.
import type { WorkWatch } from '../device/limited.ts';
import { settings } from '../device/settings.ts';
import { type AskRefusal, parsed, problemOf, refused, type ServerAnswer } from './ask.ts';

const bytesOf = async (
  response: Response,
  onPart: WorkWatch['onPart'],
): Promise<readonly Uint8Array<ArrayBuffer>[]> => {
  const length = Number(response.headers.get('content-length'));
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    pieces.push(next.value);
    come += next.value.length;
    onPart(length > 0 ? Math.min(1, come / length) : 0);
  }
  return pieces;
};

export const askFile = async (
  path: string,
  { onPart, signal }: WorkWatch,
): Promise<ServerAnswer<Blob> | AskRefusal> => {
  try {
    const response = await fetch(path, {
      headers: { 'accept-language': settings().lang },
      cache: 'no-store',
      signal,
    });
    if (!response.ok) return problemOf(response.status, parsed(await response.text()));
    return { answer: new Blob([...(await bytesOf(response, onPart))]) };
  } catch {
    return refused('server/out-of-reach', 0);
  }
};
