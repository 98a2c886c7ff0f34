// The forms in which a tournament is handed on, by their names.

export const exportForms = ['xlsx', 'csv', 'mwt', 'imafia', 'mafiaratings'] as const;
export type ExportForm = (typeof exportForms)[number];

export const isExportForm = (text: string): text is ExportForm => exportForms.some((form) => form === text);

/** How the name of such a file ends. */
export const endings: Readonly<Record<ExportForm, string>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  mwt: 'mwt.json',
  imafia: 'imafia.json',
  mafiaratings: 'mafiaratings.json',
};
