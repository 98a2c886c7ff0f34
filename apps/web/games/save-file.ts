// Gives a text or a picture out of the page: by the device's own sheet where it is touched, else into its downloads.
import type { Course } from '@omerta/stream/course.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { fileName } from './file-name.ts';

/** Milliseconds: a browser reads the file after the press, Safari only once the person has agreed to it. */
const kept = 60_000;

const download = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), kept);
};

export const saveBlob = async (name: string, blob: Blob): Promise<void> => {
  const files = [new File([blob], name, { type: blob.type })];
  const isShared = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files });
  if (!isShared) return download(name, blob);
  try {
    await navigator.share({ files });
  } catch (error) {
    // Closed by the person it was not wanted. Else it took longer to make than a phone lets a press count, or goes by no sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, blob);
  }
};

export const saveFile = (name: string, text: string): void =>
  void saveBlob(name, new Blob([text], { type: 'text/plain' }));

/** The game as it is written down, under the name of its date, table and game. */
export const saveRecord = (course: Course): void =>
  saveFile(fileName(course.opening.tags, 'mgn'), makeNotation(course));
