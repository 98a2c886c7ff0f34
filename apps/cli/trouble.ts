// Why there is nothing to read under a file's name, or no JSON in it.

export const troubles = ['file-missing', 'file-directory', 'file-forbidden', 'file-unreadable'] as const;
export type Trouble = (typeof troubles)[number];

/** Why bytes are no text that could be JSON. */
export type TextCode = 'file-binary' | 'file-empty' | 'file-not-utf8' | 'file-too-large';
