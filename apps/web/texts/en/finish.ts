// Finishing a tournament, in English.
export const finish = {
  title: 'Finish',
};
