// The screens of the hall, in English.
export const screens = {
  title: 'Screens',
};
