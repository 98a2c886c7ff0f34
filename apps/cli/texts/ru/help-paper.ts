// Справка по командам о бумагах и выгрузках по-русски.
import type { CliTexts } from '../texts.ts';

export const helpPaper: Pick<CliTexts['help']['of'], 'protocol' | 'print-pack' | 'export'> = {
  protocol: {
    short: 'печатает протокол игры в PDF',
    usage: ['omerta protocol ФАЙЛ.mgn [--sheet ПРОТОКОЛ.json] [--blank] -o ФАЙЛ.pdf'],
    about: [
      'Лист A4 с оборотом по форме, которой требуют правила игры, с кодом, который называет игру и голову её цепочки ' +
        'хешей. Язык задаёт --lang.',
      'С --sheet баллы и результат берутся из протокола в JSON. С --blank заполнены только шапка и никнеймы: бланк ' +
        'следующей игры, без ролей.',
    ],
    options: [
      ['--sheet ПРОТОКОЛ.json', 'действующий протокол, если он не по записи'],
      ['--blank', 'без ролей, хода игры и баллов'],
      ['-o, --out ФАЙЛ', 'куда записать; ничего не перезаписывается'],
    ],
    examples: [
      'omerta protocol game.mgn --lang ru -o game.pdf',
      'omerta protocol game.mgn --blank -o form.pdf',
    ],
  },
  'print-pack': {
    short: 'печатает всё, что нужно залу на бумаге',
    usage: ['omerta print-pack АРХИВ [--what ЧАСТИ] [--server URL] -o ФАЙЛ.pdf'],
    about: [
      'Части: blanks (протоколы предстоящих игр), empty (пустой), protocols (заполненные), rounds, tables и players ' +
        '(рассадка по турам, столам, игрокам), badges (бейджи), numbers (номера столов), standings (таблица), ' +
        'certificates (дипломы), checklist (список для зала), pocket (нарушения и время). Без --what печатается всё.',
      'Сначала идут протоколы, по две страницы: с двух сторон печатайте только их.',
    ],
    options: [
      ['--what ЧАСТИ', 'одна часть или несколько через запятую'],
      ['--server URL', 'куда ведут коды на бейджах и протоколах'],
      ['-o, --out ФАЙЛ', 'куда записать; ничего не перезаписывается'],
    ],
    examples: [
      'omerta print-pack cup.omerta -o cup.pdf',
      'omerta print-pack cup.omerta --what badges,numbers -o hall.pdf',
    ],
  },
  export: {
    short: 'передаёт игры турнира дальше',
    usage: ['omerta export АРХИВ --as ВИД -o ФАЙЛ'],
    about: [
      'Виды: xlsx и csv хранят весь протокол; mwt — форма результата MWT и ФИИМ, imafia — игры imafia.org, ' +
        'mafiaratings — игра в JSON mafiaratings.com, каждый с теми полями, которые в нём есть.',
    ],
    options: [
      ['--as ВИД', 'xlsx, csv, mwt, imafia или mafiaratings'],
      ['-o, --out ФАЙЛ', 'куда записать; ничего не перезаписывается'],
    ],
    examples: ['omerta export cup.omerta --as xlsx -o cup.xlsx'],
  },
};
