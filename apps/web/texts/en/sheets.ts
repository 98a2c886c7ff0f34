// Sheets, in English.
export const sheets = {
  title: 'Sheets',
};
