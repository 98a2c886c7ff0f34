// The zip of spreadsheets, in the thread that asks for it. The library would make a worker out of a blob for a large file: the page's policy forbids that, and its answer would never come.
import {
  type AsyncTerminable,
  type AsyncZippable,
  type FlateCallback,
  type UnzipCallback,
  unzipSync,
  type Zippable,
  zipSync,
} from 'fflate/browser';

export * from 'fflate/browser';

const nothingToEnd: AsyncTerminable = () => undefined;

export const zip = (files: AsyncZippable, told: FlateCallback): AsyncTerminable => {
  told(null, zipSync(files as Zippable));
  return nothingToEnd;
};

export const unzip = (bytes: Uint8Array, told: UnzipCallback): AsyncTerminable => {
  told(null, unzipSync(bytes));
  return nothingToEnd;
};
