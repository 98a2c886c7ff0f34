// Seating, in English.
export const seating = {
  title: 'Seating',
};
