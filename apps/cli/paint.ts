// Colour where a person looks at a terminal, plain text everywhere else.
import { styleText } from 'node:util';

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (style: Style, text: string) => string;

export const wantsColour = (): boolean => process.stdout.isTTY === true && !process.env['NO_COLOR'];

export const paintIn = (coloured: boolean): Paint =>
  coloured ? (style, text) => styleText(style, text, { validateStream: false }) : (_, text) => text;

/** Text that came from a file must not move the cursor, change colours or reverse the reading order. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
export const harmless = (text: string): string => text.replace(unsafe, '\uFFFD');
