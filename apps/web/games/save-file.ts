// Puts a text or a picture into the device's downloads.
import type { Course } from '@omerta/stream/course.ts';
import { makeNotation } from '@omerta/stream/record.ts';
import { fileName } from './file-name.ts';

export const saveBlob = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'text/plain' }));

/** The game as it is written down, under the name of its date, table and game. */
export const saveRecord = (course: Course): void =>
  saveFile(fileName(course.opening.tags, 'mgn'), makeNotation(course));
