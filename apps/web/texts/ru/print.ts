// Печать и выгрузки на столе организатора, по-русски.
import type { Texts } from '../en/shape.ts';

export const print: Texts['print'] = {
  title: 'Печать и выгрузки',
  pack: 'На бумаге',
  packWhat: 'Один PDF из страниц A4. Сначала протоколы, по две страницы: печатайте с двух сторон.',
  lang: 'Язык бумаг',
  make: 'Сделать PDF',
  making: 'Готовится…',
  told: {
    nothing: 'Печатать из этого пока нечего.',
    done: 'Файл в загрузках.',
  },
  failed: {
    unfetched: 'Сервер не ответил: ничего не сделано. Попробуйте, когда будет связь.',
    broken: 'Этот браузер не справился. Попробуйте ещё раз или omerta print-pack.',
  },
  exports: 'Передать дальше',
  exportsWhat: 'Каждая засчитанная игра: протоколы целиком таблицей или с полями, которые берёт другой сайт.',
  forms: {
    xlsx: 'XLSX',
    csv: 'CSV',
    mwt: 'MWT, ФИИМ',
    imafia: 'imafia.org',
    mafiaratings: 'mafiaratings.com',
  },
};
