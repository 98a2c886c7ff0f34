// The office's sentences in Russian.

import type { OfficeTexts } from '../../messages/office-texts.ts';
import type { GoodBackup, Trouble } from '../../refusal.ts';

const disk: Readonly<Record<Trouble, string>> = {
  missing: 'такого нет',
  'is-folder': 'это папка',
  'is-file': 'это файл',
  'not-folder': 'это не папка',
  'not-file': 'это не файл',
  forbidden: 'здесь нельзя',
  full: 'диск полон',
  other: 'диск отказывает',
};

const checkDisk = 'Проверьте права и место.';

const unwritable = (told: string, trouble: Trouble): string => {
  const because = (why: string, advice: string): string =>
    `${told} (${why}): ничего там не осталось. ${advice}`;
  if (trouble === 'missing') return because('такой папки нет', 'Сначала создайте папку или назовите другую.');
  return because(disk[trouble], trouble === 'is-file' ? 'Назовите папку.' : checkDisk);
};

const offered = (backup: GoodBackup | null): string =>
  backup === null
    ? 'Целой копии рядом нет: восстановите архив, если он есть.'
    : `Последняя целая копия от ${backup.at}: omerta restore ${backup.file} НОВАЯ_ПАПКА`;

export const office: OfficeTexts = {
  'command/stale': ({ stream, expected, actual }) =>
    `${stream} тем временем изменился: решали по версии ${expected}, сейчас ${actual}. Посмотрите ещё раз и повторите.`,
  'command/busy': () => 'Слишком многие пишут сразу. Ничего не изменено; повторите.',
  'command/reused': ({ id }) =>
    `Под номером «${id}» уже есть другое распоряжение или чужое: дайте этому свой номер.`,
  'play/other-roles': ({ game }) =>
    `Игра «${game}» начата с другими картами: исправьте их строкой, а не новой раздачей.`,
  'play/none': ({ game }) => `Ни одной строки игры ${game} ещё нет: карты называют вместе с первой.`,
  'backup/none': ({ folder }) => `В ${folder} нет целой копии. Назовите архив или другую папку с копиями.`,
  'folder/none': ({ folder }) => `В ${folder} нет клуба: там нет журнала. Проверьте имя папки.`,
  'folder/not-empty': ({ folder }) =>
    `Папка ${folder} не пуста, и в ней ничего не перезаписывается: назовите новую.`,
  'folder/unwritable': ({ folder, trouble }) => unwritable(`В ${folder} записать нельзя`, trouble),
  'folder/damaged': ({ backup }, told) => `${told} ${offered(backup)}`,
  'folder/file-missing': ({ folder, file, backup }) => `В ${folder} нет ${file}. ${offered(backup)}`,
  'file/unreadable': ({ file, trouble }) => `${file} не читается (${disk[trouble]}).`,
  'file/too-large': ({ file, most }) =>
    `${file} больше ${most} МБ: наших архивов такой величины нет. Выберите другой файл.`,
  'file/exists': ({ file }) => `${file} уже есть и не перезаписывается: назовите другой файл.`,
  'file/unwritable': ({ file, trouble }) => unwritable(`${file} записать нельзя`, trouble),
  'store/refused': (_, told) => told,
  'tournament/unknown': ({ tournament, there }) =>
    `Турнира ${tournament} здесь нет: ${there.length === 0 ? 'нет ни одного' : `есть ${there.join(', ')}`}.`,
  'person/nothing-kept': ({ person }) => `Личных данных ${person} нет ни здесь, ни в копиях: удалять нечего.`,
  'archive/not-a-zip': () =>
    'Это не архив Omerta, или он повреждён: распаковать нельзя. Получите файл заново.',
  'archive/foreign': () =>
    'Этот zip — не архив Omerta: нашего manifest.json в нём нет. Выберите другой файл.',
  'archive/newer-format': ({ found, known }) =>
    `Формат архива ${found}, эта Omerta читает до ${known}: обновите Omerta.`,
  'archive/too-large': ({ most, times }) =>
    `В распакованном виде архив больше ${most} МБ или больше сжатого в ${times} раза: это не наш архив. Выберите другой файл.`,
  'archive/file-twice': ({ entry }) =>
    `${entry} есть в архиве дважды, и неизвестно, какой из двух верен. Получите файл заново.`,
  'archive/manifest': () => 'manifest.json в архиве изменён и не читается. Получите файл заново.',
  'archive/file-missing': ({ entry }) => `В архиве нет ${entry}. Получите файл заново.`,
  'archive/file-changed': ({ entry }) =>
    `${entry} в архиве изменён: его хеш не тот, что в манифесте. Получите файл заново.`,
  'archive/file-unknown': ({ entry }) =>
    `${entry} добавлен в архив: манифест его не называет. Получите файл заново.`,
  'archive/file-differs': ({ entry }) =>
    `${entry} в архиве — не то, что говорит его журнал. Не доверяйте файлу: получите его заново.`,
  'archive/heads': ({ stream }) =>
    `Журнал в архиве кончается не там, где говорит манифест: ${stream}. Получите файл заново.`,
  'archive/head': () =>
    'Голова в manifest.json — не от этих файлов: в архиве изменён файл или имя. Получите файл заново.',
  'archive/other-head': ({ head, kept }) =>
    head === null
      ? `У этого архива нет головы над файлами (формат 1): сравнить её с ${kept} нельзя.`
      : `Голова этого архива ${head}, а сохранённая — ${kept}: это другой архив.`,
  'archive/unfit': () =>
    'В журнале архива события, которых Omerta не пишет. Не доверяйте файлу: получите его заново.',
  'archive/not-a-tournament': () =>
    'Это копия всего клуба. Сделайте архив одного турнира: omerta archive ПАПКА ТУРНИР.',
  'archive/log': (_, told) => `log.jsonl в архиве повреждён: ${told}`,
  'log/damaged': (_, told) => `Журнал повреждён: ${told}`,
  'log/unknown-event': ({ stream, version }) =>
    `Событие ${version} в ${stream} этой Omerta неизвестно: обновите Omerta.`,
  'game/not-replayed': ({ stream, version }) =>
    `Событие ${version} в ${stream} — не то, что следует по правилам из строки перед ним.`,
  'game/other-sheet': ({ stream, version, game }) =>
    `Событие ${version} в ${stream}: запись игры ${game} не даёт того бланка, что стоит рядом.`,
  'game/not-led': ({ stream, version, person }) =>
    `Событие ${version} в ${stream} записал ${person}, кто тогда эту игру не вёл.`,
  'game/other-than-played': ({ stream, version, game }, told) =>
    `Событие ${version} в ${stream}: бланк игры ${game} расходится с её строками, и поправки с причиной нет. ${told}`,
  'standings/differ': ({ tournament }) =>
    `Таблица ${tournament}, посчитанная по записям игр, не та, что посчитана по бланкам.`,
};
