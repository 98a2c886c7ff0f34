// Why there is nothing to read under a file's name, or no JSON in it.

export const troubles = ['file-missing', 'file-directory', 'file-forbidden', 'file-unreadable'] as const;
export type Trouble = (typeof troubles)[number];

/** Why a text is not JSON. */
export type JsonCode =
  | 'file-binary'
  | 'file-empty'
  | 'file-not-utf8'
  | 'file-too-large'
  | 'json-end'
  | 'json-sign';
