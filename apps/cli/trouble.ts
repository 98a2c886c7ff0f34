// Why there is nothing to read under a file's name.

export const troubles = ['file-missing', 'file-directory', 'file-forbidden', 'file-unreadable'] as const;
export type Trouble = (typeof troubles)[number];
