// The help of every command in Russian.
import { langs } from '@omerta/base/lang.ts';
import type { CliTexts } from '../texts.ts';
import { helpOffice } from './help-office.ts';
import { helpPaper } from './help-paper.ts';

const json = ['--json', 'вывод для программ'] as const;

export const help: CliTexts['help'] = {
  title: 'omerta: судья спортивной мафии, пять сводов правил, пункт за пунктом.',
  usage: 'Вызов:',
  commands: 'Команды:',
  options: 'Параметры:',
  examples: 'Примеры:',
  everywhere: [
    [`--lang ${langs.join('|')}`, 'язык сообщений; без него английский'],
    ['--help', 'справка; «omerta КОМАНДА --help» по одной команде'],
    ['--version', 'версия программы'],
  ],
  about: [
    'Код выхода: 0 всё в порядке; 1 строка отклонена правилами; 2 файл или сам вызов не читается; 3 сбой программы.',
  ],
  of: {
    ...helpOffice,
    ...helpPaper,
    replay: {
      short: 'проверяет записи игр строка за строкой',
      usage: ['omerta replay FILE... [--json] [--until LINE]'],
      about: [
        'Проигрывает каждую игру по её правилам и сообщает положение. Первая строка, которой правила ' +
          'не допускают, останавливает игру; называются её номер, код, пункт и причина. FILE может быть ' +
          '«-»: стандартный ввод. Много файлов делятся между ядрами машины.',
      ],
      options: [
        ['--json', 'по объекту JSON в строке на каждый файл, в данном порядке'],
        ['--until LINE', 'остановиться после этой строки файла'],
      ],
      examples: ['omerta replay game.mgn', 'omerta replay --json round1/*.mgn > round1.jsonl'],
    },
    print: {
      short: 'печатает игры в каноническом виде',
      usage: ['omerta print FILE...'],
      about: [
        'Пишет ту же игру в одном условленном виде: теги по порядку, одно действие в строке, ' +
          'сокращения раскрыты, взятые назад строки опущены, комментарии сохранены.',
      ],
      options: [],
      examples: ['omerta print draft.mgn > game.mgn'],
    },
    explain: {
      short: 'рассказывает игру и называет пункты за каждым шагом',
      usage: ['omerta explain FILE'],
      about: [
        'Показывает игру по ночам и дням, что и по какому пункту следовало из каждой строки, и стол в конце.',
      ],
      options: [],
      examples: ['omerta explain game.mgn --lang ru'],
    },
    clauses: {
      short: 'перечисляет все пункты правил и как они соблюдены',
      usage: ['omerta clauses [--rulebook ID] [--status S] [--json]'],
      about: [
        'Реестр пяти сводов: каждый пункт своими словами, его статус и тесты; затем сколько доступно, ' +
          'доказано, в планах.',
      ],
      options: [
        ['--rulebook ID', 'только эти: fsm-2024, fiim-2018, neft-mmt, bel-canto, fiim-2025'],
        ['--status S', 'только пункты с этим статусом, например engine или reminder'],
        json,
      ],
      examples: ['omerta clauses --rulebook fsm-2024 --status engine'],
    },
    rules: {
      short: 'сравнивает правила, показывает переключатели и версии',
      usage: [
        'omerta rules diff A B [--json]',
        'omerta rules switches [--json]',
        'omerta rules hash [ID...]',
      ],
      about: [
        'diff      чем различаются два свода: игра, переключатели, санкции; с --json и слова судьи',
        'switches  что организатор задаёт до начала: значения, исходное, пункт',
        'hash      версия и хеш содержания: одинаковый хеш значит одинаковую игру',
      ],
      options: [json],
      examples: ['omerta rules diff fsm-2024 fiim-2025', 'omerta rules switches --lang ru'],
    },
    score: {
      short: 'считает баллы одной игры',
      usage: ['omerta score FILE.mgn|SHEET.json [--json]'],
      about: [
        'Баллы оконченной игры, слагаемое за слагаемым с пунктом каждого, по записи или по листу ' +
          'бумажного протокола. Чего правила не допускают, отклоняется и не считается; перечислены ' +
          'согласия, которых ещё нет, а для записи и штрафы, на которые она указывает. Компенсация, ' +
          'коэффициент сложности и штрафы за карточки считаются по всему турниру: см. «omerta ' +
          'standings».',
      ],
      options: [json],
      examples: ['omerta score game.mgn', 'omerta score sheet.json --json'],
    },
    standings: {
      short: 'считает таблицу турнира',
      usage: [
        'omerta standings TOURNAMENT.json [--json] [--after ROUND] [--stage ID]',
        '                 [--explain PLAYER]',
      ],
      about: [
        'Места, суммы, что решило равенство, и номинации. Всё отклонённое в любой игре перечисляется ' +
          'с местом в файле, и таблицы нет, пока оно не исправлено.',
      ],
      options: [
        ['--stage ID', 'таблица после этого этапа вместе с перенесёнными баллами'],
        ['--after ROUND', 'только игры до этого тура этапа включительно'],
        ['--explain PLAYER', 'сумма одного игрока, игра за игрой'],
        json,
      ],
      examples: [
        'omerta standings minsk.json',
        'omerta standings minsk.json --stage q --after 3',
        'omerta standings minsk.json --explain p1',
      ],
    },
    seat: {
      short: 'делает рассадку и доказывает её качество',
      usage: [
        'omerta seat --players N --rounds N [--tables N] [--apart ФАЙЛ | --wishes ФАЙЛ]',
        '            [--balance tables] [--seed S] [--seconds N | --steps N] [--json]',
        'omerta seat repair РАССАДКА --keep ТУРЫ [--drop 7] [--add 41] [--apart ФАЙЛ]',
        '            [--json]',
        'omerta seat swiss РАССАДКА ТАБЛИЦА --rounds N [--tier СТОЛЫ] [--apart ФАЙЛ]',
        '            [--json]',
      ],
      about: [
        'Пары встречаются так ровно, как удалось найти, места у каждого распределены ровно, насколько ' +
          'это возможно, рядом — доказанная граница.',
        'Обычные размеры (от 20 до 100 игроков десятками, от 6 до 20 туров) берутся из библиотеки ' +
          'сразу, остальные ищутся десять секунд.',
        'Ctrl-C останавливает поиск и оставляет лучшее. Если игроков больше, чем мест, пропуски ' +
          'распределяются поровну.',
        'repair: объявленные туры остаются; добавленный садится за выбывшего, и каждое изменение названо.',
        'swiss: следующие туры по местам: ТАБЛИЦА — вывод «omerta standings --json» (id кончаются ' +
          'номером игрока) или список номеров.',
        'Пожелания — объект JSON, каждый ключ необязателен: "apart" [[1, 13]], "teams" [[1, 2, 3]] ' +
          '(одной команде не встречаться), "referees" [{"table": 1, "not": [7]}],',
        '"fixed" [{"player": 5, "table": 2}], "late" [{"player": 3, "from": 2}], "early" [{"player": 4, "until": 8}],',
        '"final" {"rounds": 3, "tables": [[десять игроков]]} (туры после остальных).',
      ],
      options: [
        ['--players N', 'сколько игроков'],
        ['--rounds N', 'сколько туров'],
        ['--tables N', 'столов одновременно; без него сколько заполнят игроки'],
        ['--apart ФАЙЛ', 'пары, которым не встречаться: [[1, 13], [2, 14]]'],
        ['--wishes ФАЙЛ', 'все остальные пожелания, см. выше'],
        ['--balance tables', 'столы у всех точно поровну, за счёт встреч'],
        ['--seed S', 'другое зерно — другая рассадка; без него 1'],
        ['--seconds N', 'сколько искать; сделанные шаги записываются'],
        ['--steps N', 'то же зерно и шаги — тот же файл'],
        ['--keep ТУРЫ', 'repair: сколько туров уже объявлено'],
        ['--drop 7', 'repair: кто выбыл, нескольких через запятую'],
        ['--add 41', 'repair: кто пришёл'],
        ['--tier СТОЛЫ', 'swiss: сколько столов мешать; 2, а из трёх и меньше 1'],
        json,
      ],
      examples: [
        'omerta seat --players 40 --rounds 12 --json > seating.json',
        'omerta seat repair seating.json --keep 4 --drop 7 --add 41',
      ],
    },
    'seating-check': {
      short: 'сверяет любую рассадку с доказанной границей',
      usage: ['omerta seating-check ФАЙЛ [--apart ФАЙЛ] [--json]'],
      about: [
        'Верность, встречи, места, столы, соседи и пары, которые не встретятся, кто бы рассадку ни сделал.',
        'Код выхода 1: рассадка неверна или встречается пара, которую развели.',
      ],
      options: [['--apart ФАЙЛ', 'пары, которым не встречаться: [[1, 13], [2, 14]]'], json],
      examples: ['omerta seating-check seating.json'],
    },
    schema: {
      short: 'печатает JSON Schema файла',
      usage: ['omerta schema tournament|sheet|seating'],
      about: ['Для программ, которые пишут эти файлы, и редакторов, которые проверяют их при наборе.'],
      options: [],
      examples: ['omerta schema tournament > tournament.schema.json'],
    },
    simulate: {
      short: 'играет игры ботов по правилам',
      usage: [
        'omerta simulate [--games N] [--rulebook ID] [--seed S] [--bots KIND]',
        '                [--red KIND] [--black KIND] [--json]',
      ],
      about: [
        'Играет целые игры ботов и считает, чем они кончились. Случайные боты делают любой допустимый ход, со ' +
          'всем, что бывает за столом; умные решают по тому, что слышали и чему верят. Одно и то же зерно даёт ' +
          'одни и те же игры.',
      ],
      options: [
        ['--games N', 'сколько игр; без него 1000'],
        ['--rulebook ID', 'по каким правилам; без него fsm-2024'],
        ['--seed S', 'зерно, целое число; без него 1'],
        ['--bots KIND', 'clever или random за обе стороны; без него random'],
        ['--red KIND', 'какие боты играют за красных'],
        ['--black KIND', 'какие боты играют за чёрных'],
        json,
      ],
      examples: [
        'omerta simulate --games 1000 --rulebook fsm-2024 --seed 1',
        'omerta simulate --games 200 --red clever --black random',
      ],
    },
    perft: {
      short: 'считает, сколько путей у игры',
      usage: ['omerta perft [FILE] --depth D [--rulebook ID]'],
      about: [
        'Считает последовательности из D допустимых строк от положения после FILE или от начала ' +
          'постоянной раздачи. Две программы с одним счётом понимают правила одинаково.',
      ],
      options: [
        ['--depth D', 'глубина в строках; печатается счёт для 1 ... D'],
        ['--rulebook ID', 'без FILE: по каким правилам; без него fsm-2024'],
      ],
      examples: ['omerta perft --depth 3', 'omerta perft game.mgn --depth 2'],
    },
    deal: {
      short: 'повторяет раздачу комнаты по её раскрытым частям',
      usage: [
        'omerta deal ROOM.json [--json]',
        'omerta deal --server HEX --entropies HEX,-,HEX,... [--json]',
      ],
      about: [
        'Заново разыгрывает места и карты, как сказано в docs/deal.md, и проверяет обязательство и зерно. ROOM.json — то, что ' +
          'сервер отдаёт о законченной комнате, или только её «deal». Код выхода 1, если опубликованное не сходится.',
      ],
      options: [
        ['--server HEX', '32 байта сервера'],
        ['--entropies LIST', 'десять частей по порядку стульев; тире: не прислал'],
        ['--commitment HEX', 'что комната опубликовала, когда её создали'],
        ['--json', 'один объект JSON'],
      ],
      examples: ['omerta deal room.json'],
    },
    demo: {
      short: 'первое знакомство: игра, её объяснение, отклонённая строка',
      usage: ['omerta demo'],
      about: ['Показывает встроенную игру и что попробовать дальше.'],
      options: [],
      examples: ['omerta demo --lang ru'],
    },
  },
};
