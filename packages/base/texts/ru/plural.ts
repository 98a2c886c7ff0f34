// Russian counts: 1 строка, 2 строки, 5 строк.

const plural = new Intl.PluralRules('ru');

export const forms = (count: number, one: string, few: string, many: string): string => {
  const form = plural.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
};
