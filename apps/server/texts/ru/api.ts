// The page to browse the API, in Russian.
import type { ApiTexts } from '../../api/api-texts.ts';

export const api: ApiTexts = {
  title: 'Omerta: API',
  about: 'На что полагаются другие программы: JSON по HTTP, о неудачах — документы проблем.',
  document: 'Документ OpenAPI',
  method: 'Способ',
  address: 'Адрес',
  tells: 'Что делает (по-английски)',
  who: 'Кто может',
  fields: 'Поля',
  audiences: { anybody: 'кто угодно', 'signed-in': 'кто вошёл', owner: 'владелец' },
};
