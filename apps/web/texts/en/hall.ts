// The control room, in English.
export const hall = {
  title: 'Hall',
};
