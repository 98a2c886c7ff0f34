// The store's sentences in Russian.

import type { Damage } from '../../damage.ts';
import type { StoreTexts } from '../../messages/store-texts.ts';

const happened: Readonly<Record<Damage['kind'], string>> = {
  altered: 'изменено',
  misplaced: 'стоит не на своём месте',
  missing: 'пропало',
  unrecorded: 'дописано мимо журнала',
  unreadable: 'не читается с диска',
  rewritten: 'не то, что известно из другого места',
};

const damage = ({ kind, stream, version, position }: Damage): string => {
  const event = stream === '' ? 'событие' : `событие ${version} в ${stream}`;
  return `${event} ${happened[kind]}${position === 0 ? '' : ` (позиция ${position})`}.`;
};

export const store: StoreTexts = {
  refusals: {
    'append/stale': ({ stream, expected, actual }) =>
      `${stream} тем временем изменился: решали по версии ${expected}, сейчас ${actual}. Посмотрите ещё раз и повторите.`,
    'append/command-reused': ({ stream, command }) =>
      `Команда ${command} уже записана в ${stream} с другими событиями, ничего не записано. Отправьте её с новым номером.`,
    'append/empty': ({ stream, command }) =>
      `У команды ${command} нет событий для ${stream}: записывать нечего.`,
    'append/not-json': ({ stream, path }) =>
      `В событии для ${stream} в ${path} стоит то, чего нет в JSON: исправьте там.`,
    'append/unfit-field': ({ field }) =>
      `Поле ${field} не подходит: в имени от 1 до 200 знаков без NUL, время — целое число.`,
    'import/not-a-log': () => 'Это не журнал Omerta: формат называет первая строка. Выберите другой файл.',
    'import/newer-format': ({ found, known }) =>
      `Формат журнала ${found}, эта Omerta читает до ${known}: обновите Omerta.`,
    'import/bad-line': ({ line }) => `Строка ${line} — не событие. Ничего не взято; получите файл заново.`,
    'import/broken-chain': ({ line, stream, version }) =>
      `Строка ${line} не продолжает цепочку: событие ${version} в ${stream} изменено, переставлено или потеряло соседа. Ничего не взято.`,
    'import/cut-short': ({ stream, version }) =>
      `Файл обрезан: в ${stream} нет событий начиная с ${version}. Ничего не взято.`,
    'import/diverged': ({ stream, version }) =>
      `${stream} здесь уже есть, и до ${version} события другие. Ничего не взято; выберите пустое место.`,
    'snapshot/no-such-version': ({ stream, version }) =>
      `В ${stream} нет версии ${version}: снимок делают по записанным событиям.`,
    'store/damaged': (refusal) =>
      `Журнал в ${refusal.home} повреждён и не открыт: ${damage(refusal.damage)} Восстановите последнюю целую копию.`,
    'store/gone': ({ home }) =>
      `${home} удалили, переименовали или подменили, пока она была открыта: больше ничего не записывается. Верните её или восстановите последнюю копию, откройте заново и повторите.`,
    'store/in-use': ({ home }) => `${home} уже открыт в другой Omerta: закройте её или работайте там.`,
    'store/newer-format': ({ home, found, known }) =>
      `${home} записан более новой Omerta (формат ${found}, эта знает ${known}): обновите Omerta.`,
    'store/not-a-store': ({ home }) => `В ${home} лежит не хранилище Omerta: выберите другую папку.`,
    'store/unreachable': ({ home, reason }) =>
      `${home} не открывается (${reason}): проверьте адрес, права и работает ли сервер.`,
    'store/out-of-reach': ({ home, reason }) =>
      `${home} не отвечает (${reason}). Неизвестно, записано ли это: отправьте то же ещё раз, когда ответит, дважды ничего не запишется.`,
    'store/server-too-old': ({ home, found, needed }) =>
      `${home} — PostgreSQL ${found}, а нужен ${needed} или новее.`,
    'store/not-durable': ({ home, setting }) =>
      `В ${home} стоит ${setting} = off, и подтверждённое может пропасть: включите.`,
  },
  damage,
};
