// Standings and their parts, in English.
export const standings = {
  title: 'Standings',
};
