// Russian counts: 1 строка, 2 строки, 5 строк.

const plural = new Intl.PluralRules('ru');

export const forms = (count: number, one: string, few: string, many: string): string => {
  const form = plural.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'few' ? few : many}`;
};
