// The help of the commands on tournaments, archives and backups in Russian.
import type { CliTexts } from '../texts.ts';

type Names = 'tournament' | 'archive' | 'restore' | 'verify' | 'backup' | 'erase' | 'support';

export const helpOffice: Pick<CliTexts['help']['of'], Names> = {
  tournament: {
    short: 'играет целый турнир ботами',
    usage: [
      'omerta tournament simulate [--players N] [--tables N] [--rounds N]',
      '       [--rulebook ID] [--seed S] [--folder ПАПКА] [--json]',
    ],
    about: [
      'Регистрация, этапы, рассадки, игры строка за строкой, бланки, одобрения, протесты, решения, ' +
        'переигровки, замены, штрафы и жребий — командами настоящей канцелярии. Одно и то же зерно даёт ' +
        'один и тот же турнир.',
      'Без --folder ничего не остаётся. С ним клуб остаётся в папке: его можно архивировать, ' +
        'проверять и рассматривать.',
    ],
    options: [
      ['--players N', 'сколько игроков; без него 20'],
      ['--tables N', 'столов в отборе; без него сколько заполнят'],
      ['--rounds N', 'туров в отборе; без него 4'],
      ['--rulebook ID', 'по каким правилам; без него fsm-2024'],
      ['--seed S', 'зерно, целое число; без него 1'],
      ['--folder ПАПКА', 'оставить в этой новой папке'],
      ['--json', 'вывод для программ'],
    ],
    examples: [
      'omerta tournament simulate --players 40 --rounds 10',
      'omerta tournament simulate --rulebook neft-mmt --seed 7 --folder club',
    ],
  },
  archive: {
    short: 'складывает турнир в один файл',
    usage: ['omerta archive ПАПКА ТУРНИР -o ФАЙЛ [--people]'],
    about: [
      'Файл — это zip: tournament.json с записями игр, рассадки, таблица, бумаги канцелярии и журнал, ' +
        'у каждого свой хеш. Ники и клубы игроков в нём есть; прочие личные данные — только с ' +
        '--people, а удалённые — никогда.',
    ],
    options: [
      ['-o, --out ФАЙЛ', 'куда записать; ничего не перезаписывается'],
      ['--people', 'с личными данными, в people.json'],
    ],
    examples: ['omerta archive club minsk-open -o minsk-open.omerta'],
  },
  restore: {
    short: 'делает папку из архива или копии',
    usage: ['omerta restore ФАЙЛ ПАПКА', 'omerta restore --newest ПАПКА [--backups КАТАЛОГ]'],
    about: [
      'Сначала всё проверяется. Папка должна быть новой или пустой: в конце она есть целиком — или её нет. ' +
        'С --newest берётся последняя целая копия этой папки.',
    ],
    options: [
      ['--newest', 'из последней целой копии'],
      ['--backups КАТАЛОГ', 'где лежат копии; обычно рядом, в ПАПКА-backups'],
    ],
    examples: [
      'omerta restore minsk-open.omerta club-2',
      'omerta restore club-backups/2026-11-15T06-00-00Z-hourly.omerta club-2',
    ],
  },
  verify: {
    short: 'доказывает, что папка или архив целы',
    usage: ['omerta verify ПАПКА|ФАЙЛ [--head ГОЛОВА] [--backups КАТАЛОГ] [--json]'],
    about: [
      'Проходит цепочку журнала, заново играет каждую игру по её записи, пересчитывает таблицы и ' +
        'сравнивает. Код выхода 1: что-то не то, что было, и сказано где. На повреждённую папку ' +
        'отвечает её последней целой копией.',
      'Для архива печатается его голова — над каждым файлом и каждым именем в нём: по сохранённой голове ' +
        '--head скажет, тот ли это архив.',
    ],
    options: [
      ['--head ГОЛОВА', 'голова, которую напечатала «omerta archive»'],
      ['--backups КАТАЛОГ', 'где лежат копии; обычно рядом, в ПАПКА-backups'],
      ['--json', 'вывод для программ'],
    ],
    examples: ['omerta verify club', 'omerta verify minsk-open.omerta'],
  },
  backup: {
    short: 'делает копию клуба сейчас',
    usage: ['omerta backup ПАПКА [--backups КАТАЛОГ]'],
    about: [
      'Копии лежат рядом с папкой, в ПАПКА-backups: сутки — по одной за час, тридцать дней — за день, ' +
        'дальше — за месяц. «omerta restore» берёт любую.',
    ],
    options: [['--backups КАТАЛОГ', 'где лежат копии; обычно рядом, в ПАПКА-backups']],
    examples: ['omerta backup club'],
  },
  erase: {
    short: 'удаляет данные человека, но не игры',
    usage: ['omerta erase ПАПКА ЧЕЛОВЕК [--backups КАТАЛОГ]'],
    about: [
      'Имя, контакты и всё прочее о человеке уходит из папки и из каждой её копии. Журнал знает ' +
        'только id: он остаётся, и цепочка по-прежнему цела.',
    ],
    options: [['--backups КАТАЛОГ', 'где лежат копии; обычно рядом, в ПАПКА-backups']],
    examples: ['omerta erase club p17'],
  },
  support: {
    short: 'делает один файл для того, у кого просят помощи',
    usage: ['omerta support ПАПКА -o ФАЙЛ [--backups КАТАЛОГ]'],
    about: [
      'Версии, размеры, сколько событий какого вида в журнале, хэши его голов, цел ли он, копии и последние строки ' +
        'сервера. Ни имени, ни ника, ни id, ничего, что кто-либо написал: прочтите файл, прежде чем отправить, это ' +
        'обычный JSON.',
      'Папка, которая не открывается или открыта работающим сервером, описывается снаружи.',
    ],
    options: [
      ['-o, --out ФАЙЛ', 'куда записать; ничего не перезаписывается'],
      ['--backups КАТАЛОГ', 'где лежат копии; обычно рядом, в ПАПКА-backups'],
    ],
    examples: ['omerta support data -o support.json'],
  },
};
