// The people of a tournament, in English.
export const roster = {
  title: 'People',
};
