// Protests, rulings and cards, in English.
export const cases = {
  title: 'Protests and cards',
};
