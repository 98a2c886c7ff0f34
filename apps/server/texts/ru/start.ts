// Что сервер говорит в терминале, по-русски.
import type { StartTexts } from '../start.ts';

export const start: StartTexts = {
  usage: [
    'Запуск: npm start -- [параметры]',
    '  --port N           порт; обычно 8080, 0 — любой свободный',
    '  --data DIR         папка клуба; обычно «data» рядом с программой',
    '  --backups DIR      где лежат копии; обычно рядом с данными, с «-backups» на конце',
    '  --host ADDRESS     слушать этот адрес; обычно сервер виден только с этой машины',
    '  --hall             HTTPS для всех телефонов в сети; открытое для всех — и без него',
    '  --cert FILE --key FILE   свой сертификат (PEM)',
    '  --url ADDRESS      адрес, по которому приходят снаружи, например https://club.example',
    '  --update           принять новую версию посреди турнира без вопроса',
    '  --demo [--tables N] [--speed X] [--seed S]   учебный турнир, только на этой машине',
    'DATABASE_URL=postgres://... в окружении: PostgreSQL вместо папки.',
  ].join('\n'),
  option: {
    unknown: (name) => `Параметра ${name} нет.`,
    word: (found) => `Слово «${found}» стоит отдельно: каждое слово — параметр или его значение.`,
    twice: (name) => `${name} задан дважды: оставьте один.`,
    valueMissing: (name) => `После ${name} нужно значение.`,
    valueNotTaken: (name) => `У ${name} нет значения.`,
    port: (found) => `--port — целое число от 0 до 65535, а не «${found}».`,
    host: (found) =>
      `--host — адрес или имя этой машины, например 192.168.1.7 или 0.0.0.0 (все), а не «${found}».`,
    url: (found) =>
      `--url — адрес, по которому приходят, http или https без пути, например https://club.example, а не «${found}».`,
    pair: (given, missing) => `${given} нужен вместе с ${missing}: задайте оба.`,
    backupsInData: (found) =>
      `--backups ${found} лежит внутри данных: пропадут вместе. Выберите папку рядом, лучше на другом диске.`,
    demoIsLocal: (name) => `--demo только для этой машины и не сочетается с ${name}.`,
    demoOnly: (name) => `${name} бывает только вместе с --demo.`,
    number: (name, found, range) => `${name} — число от ${range}, а не «${found}».`,
    database: 'DATABASE_URL — не адрес PostgreSQL: postgres://user:password@host/database.',
    ice: (found) =>
      `«${found}» — не адрес сервера для голоса: stun:host:3478 в STUN_URLS, turn:host:3478 в TURN_URLS.`,
    turnSecret: 'Для TURN_URLS нужен TURN_SECRET: секрет, общий у ретранслятора и этого сервера.',
  },
  portInUse: (port) =>
    `Порт ${port} занят: остановите другую программу или выберите другой: npm start -- --port N.`,
  portClosed: (port, reason) =>
    `Порт ${port} не открывается (${reason}): выберите другой порт или адрес: npm start -- --port N.`,
  certificate: (file, reason) =>
    `Сертификат не подходит: ${file} (${reason}). --cert — цепочка, --key — её закрытый ключ, оба в PEM.`,
  authority: (file) =>
    `${file} — не тот удостоверяющий центр, который создала эта программа. Верните его или удалите папку, в которой он лежит: появится новый, и телефоны придётся настроить заново.`,
  newerWaits: (from, to, tournaments) =>
    `Это версия ${to}; последней писала версия ${from}, и турнир идёт (${tournaments.join(', ')}). Запустите снова версию ${from} или примите новую: npm start -- --update.`,
  newerAsks: 'Продолжить с новой версией сейчас? Резервная копия только что сделана. [y/N] ',
  demo: (nickname, password) => `демо: ник ${nickname}, пароль ${password}`,
  demoElsewhere: (folder) =>
    `В ${folder} лежит не демо, и ничего там не изменено. Уберите --data или назовите отдельную папку для демо.`,
  howToStop: 'Ctrl+C останавливает',
  restored:
    'этот клуб — из копии, а в ней нет паролей, входов, токенов и кодов экранов и столов: откройте ссылку владельца, возьмите прежний ник и выдайте всем новые коды',
  here: (address) => `на этой машине, без сертификата: ${address}`,
  watching: (live, board) => `только смотреть можно без сертификата: ${live}, на телевизоре ${board}`,
  phones: (address) => `телефоны в зале начинают с ${address}`,
  trusted: (address) => `а потом работают на ${address}`,
  fingerprint: (hex) => `отпечаток сертификата, которому надо доверять: ${hex}`,
  noNetwork: 'эта машина не в сети: когда появится сеть, адрес для телефонов напечатается',
  otherAddress: 'адреса этой машины изменились',
  backupFailed: (sentence) => `резервная копия не сделана: ${sentence}`,
};
