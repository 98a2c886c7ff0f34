// What the command line says in Russian about tournaments, archives and backups.
import { forms } from '@omerta/base/texts/ru/plural.ts';
import type { OfficeWords } from '../office.ts';

const games = (count: number): string => forms(count, 'игра', 'игры', 'игр');
const events = (count: number): string => forms(count, 'событие', 'события', 'событий');

export const office: OfficeWords = {
  usage: {
    tournamentWord: (found) =>
      `${found === undefined ? 'скажите, что делать' : `нет команды «tournament ${found}»`}: omerta tournament simulate.`,
    archive: 'назовите папку, турнир и файл: omerta archive ПАПКА ТУРНИР -o ФАЙЛ.',
    publish: 'назовите архив и папку сайта: omerta publish АРХИВ ПАПКА.',
    url: (found) => `--url — адрес, который будут открывать, вида https://example.org/cup, а не «${found}».`,
    restore:
      'назовите архив или копию и новую папку: omerta restore ФАЙЛ ПАПКА или omerta restore --newest ПАПКА.',
    verify: 'назовите, что проверить: omerta verify ПАПКА|ФАЙЛ.',
    headOfFile: '--head относится к архиву: папка сверяется со своими копиями.',
    backup: 'назовите папку клуба: omerta backup ПАПКА.',
    support: 'назовите папку и файл: omerta support ПАПКА -o ФАЙЛ.',
    erase: 'назовите папку и id человека: omerta erase ПАПКА ЧЕЛОВЕК.',
    tables: (tables, players) =>
      `${forms(players, 'игрок не заполнит', 'игрока не заполнят', 'игроков не заполнят')} ${forms(tables, 'стол', 'стола', 'столов')} по десять.`,
    players: (found) => `${forms(found, 'игрок', 'игрока', 'игроков')} — мало: за столом десять.`,
  },
  simulate: {
    progress: (done, planned) => `игра ${done} из ${planned}`,
    played: (tournament, rulebook, seed) => `Турнир ${tournament} по ${rulebook}, зерно ${seed}: завершён`,
    size: (players, played, commands) =>
      `${forms(players, 'игрок', 'игрока', 'игроков')}, ${games(played)}, ${forms(commands, 'команда', 'команды', 'команд')}`,
    results: 'Чем кончились игры',
    happened: 'Что произошло',
    refused: 'Что отклонено',
    standings: 'Таблица',
    kept: (folder) => `Всё лежит в ${folder}.`,
  },
  archived: (file, kilobytes, people) =>
    `${file}: ${kilobytes} кБ, ${people ? 'с личными данными' : 'без личных данных'}.`,
  published: (folder, pages, kilobytes) =>
    `${folder}: ${forms(pages, 'страница', 'страницы', 'страниц')}, ${kilobytes} кБ. Положите папку на любой сайт или откройте в ней index.html.`,
  head: (head) =>
    head === null
      ? 'Это архив формата 1, без головы над файлами: изменено ли в нём имя, узнать нельзя. Сделайте архив заново.'
      : `Голова: ${head}. Храните её отдельно от файла: omerta verify ФАЙЛ --head ГОЛОВА.`,
  supported: (file) =>
    `${file}: версии, размеры, строение журнала, цел ли он; ни имён, ни чьих-либо слов. Просмотрите его, прежде чем отправить.`,
  restored: (folder, played, all) =>
    `${folder}: ${games(played)}, ${events(all)}, всё проверено.\nВ копии нет паролей, входов на устройствах, токенов, кодов экранов и столов. При запуске напечатается новая ссылка владельца: возьмите прежний ник и выдайте всем новые коды.`,
  verified: (name, tournaments, played, all) =>
    `${name}: цел. ${events(all)} в цепочке, ${forms(tournaments, 'турнир', 'турнира', 'турниров')}, заново сыграно: ${games(played)}; таблицы пересчитаны.`,
  backups: (whole) => `Целых копий: ${whole}.`,
  damagedPerson: (person) => `Личные данные ${person} изменены чужой рукой: проверьте их и сохраните заново.`,
  leftToLookAt: (file, person) =>
    `Файл ${file} оставлен как есть: программа не может его прочитать. Если в нём есть данные ${person}, удалите его сами.`,
  damagedBackup: (name) => `Копия ${name} повреждена: удалите её, следующая займёт её место.`,
  backedUp: (file) => `${file}`,
  nothingNew: 'С последней копии ничего не изменилось: она в силе.',
  erased: (person, rewritten, deleted) =>
    `Личные данные ${person} удалены. ${forms(rewritten, 'копия переписана', 'копии переписаны', 'копий переписано')} без них${deleted === 0 ? '' : `, нечитаемых удалено: ${deleted}`}. В архивах, отданных раньше, они остались.`,
};
