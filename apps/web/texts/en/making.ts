// Making a tournament and its settings, in English.
export const making = {
  title: 'Settings',
};
