// Советник по-русски.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { AdviceTexts, Checker, Waste } from '../../advisor/advice-texts.ts';

const who = (seat: Seat | null): string => (seat === null ? 'себя' : `игрока № ${seat}`);

const checkers: Readonly<Record<Checker, string>> = { don: 'Дон', sheriff: 'Шериф' };

const wastes: Readonly<Record<Waste, (target: Seat | null) => string>> = {
  none: () => 'не сделал проверку',
  again: (target) => `второй раз проверил № ${target}`,
  out: (target) => `проверил уже вышедшего № ${target}`,
};

export const advice: AdviceTexts = {
  because: {
    failedBreakAtTen: (red, day) =>
      `На переголосовании при десяти перешёл в красного № ${red}, тот остался, а сам заголосован в день ${day}.`,
    nightsWithoutCheck: (nights) => `Шериф не делал проверку в ночи ${nights}.`,
    skippedWinningCheck: (night) =>
      `Ночь ${night}: нет проверки, хотя любая проверка определяла всех оставшихся чёрных.`,
    checkedTheVictim: (seat) => `Ночь 2: Шериф проверил красного № ${seat}, которого отстрелили.`,
    checkedClaimant: (seat) => `Ночь 2: Шериф проверил № ${seat}, который вскрылся Шерифом.`,
    revealedAndKilled: () => 'Шериф убит в первую ночь с отстрелом.',
    checkedRedVotedOut: (seat) =>
      `Проверенный красный № ${seat} заголосован; названной проверки в записи нет.`,
    checkedBlackStayed: (seat) =>
      `Проверенный чёрный № ${seat} не покинул игру; названной проверки в записи нет.`,
    blackInsideRedGroup: () => 'Красная проверка не названа точно, а чёрный не покинул игру.',
    falseInformation: (seats) => `Оставил в силе названную проверку, которой так не делал: № ${seats}.`,
    claimedSheriffAndLeftIt: () => 'Вскрылся шерифом и не откатил.',
    sheriffTookClaimBack: () => 'Шериф откатил вскрытие и оставил так.',
    sheriffKeptSilent: () => 'В записи есть вскрытия других и нет вскрытия Шерифа.',
    redCheckOnRealSheriff: (sheriff, left) =>
      `Вскрылся шерифом с красной проверкой настоящего Шерифа № ${sheriff}${left ? '' : ', затем откатил'}.`,
    claimedOnSheriffsLastWord: () => 'Вскрылся шерифом на речи первого убитого, настоящего Шерифа.',
    noHandForLiftAtFour: (day) =>
      `День ${day}, за столом четверо: не поднял руку за подъём двоих, среди которых чёрный.`,
    thirdHandForOwnLift: (day) =>
      `День ${day}, за столом четверо: третья рука за подъём, по которому он вышел.`,
    noShotTwice: (nights) => `Не стрелял в ночи ${nights}.`,
    missedAgreedShot: (night, target, ends) =>
      `Ночь ${night}: остальные стреляли в № ${target}, он нет${ends ? '; отстрел заканчивал игру победой чёрных' : ''}.`,
    loneMiss: (night) =>
      `Ночь ${night}: последний чёрный никого не отстрелил; отстрел красного заканчивал игру.`,
    nominatedNobody: (day) => `День ${day}, за столом трое или четверо: никого не выставил.`,
    atTheTableInDraw: () => 'Находился за столом в момент объявления ничьей.',
    noSplitAtSix: (reds, leaver) =>
      `За столом шестеро, красные по версии Шерифа № ${reds}, а красный № ${leaver} вышел без попила.`,
    threeAgainstThree: () => 'Шестеро проголосовали три в три при чёрных проверках двух шерифов.',
    threeAgainstThreeFailed: () =>
      'Договорённое деление три в три не состоялось при чёрных проверках двух шерифов.',
    splitAgainstSureRed: (half, black, reds) =>
      `Деление ${half} на ${half} с чёрным № ${black}; точно красные по единственной версии: № ${reds}.`,
    firstVictimMissedAll: (seats) => `Убит первым, назвал № ${seats}: чёрных нет.`,
    leftUncheckedAtNine: (day) => `День ${day}: заголосован при девяти, не находясь под названной проверкой.`,
    sentHimselfOut: (day) => `День ${day}: вышел по собственному решающему голосу.`,
    liftedHimselfOut: (day) => `День ${day}: его рука решила подъём, по которому он вышел.`,
    oneVoteShort: (day, red) =>
      `Критический день ${day}: красному № ${red} не хватило одного голоса, а он голосовал в другого.`,
    keptTheSplit: (day, red) =>
      `Критический день ${day}: деление осталось, а его рука вывела бы красного № ${red}.`,
    splitTwiceAtThree: (day) =>
      `День ${day}, за столом трое: дважды деление, и ни один его голос не в чёрного.`,
    brokeAgreedSplit: (day, whom) =>
      `День ${day}: стол договорился о попиле, его рука среди тех, что вывели ${who(whom)} без деления.`,
    brokeSplit: ({ day, agreed, from, whom }) =>
      `День ${day}: при ${agreed ? 'договорённом попиле' : 'делении'} голосовал в № ${from}, на переголосовании в ${who(whom)}, и этот голос вывел.`,
    wastedCheck: ({ night, role, waste, target }) =>
      `Ночь ${night}: ${checkers[role]} ${wastes[waste](target)}.`,
    decidedAgainstOwn: (day, table, whom) =>
      `День ${day}, за столом ${table}: решающим голосом вывел ${whom === null ? 'себя' : `своего, № ${whom}`}.`,
    automaticVote: () => 'Голос автоматический: рука не поднята, голос ушёл последней кандидатуре.',
  },
  questions: {
    leftOnPurpose: () => 'Он намеренно не голосовал, чтобы голос ушёл туда?',
    wasItBreak: () => 'Это был слом попила, против договорённости стола?',
    wasItIntended: () => 'Он сломал намеренно?',
    wasItPlainSplit: () => 'Это был явный попил стола, и он подстраховал чёрного?',
    failedBreakAtTen: () => 'Это была попытка слома, и ушёл он из-за неё?',
    skippedWinningCheck: () => 'Гарантировала ли любая проверка победу красных: верил ли стол Шерифу?',
    blackTeamFound: () => 'Команда чёрных уже была собрана?',
    sheriffWasOut: () => 'Шериф уже вышел из игры: знал ли это Дон?',
    checkedTheVictim: () => 'Этому игроку был явно назначен отстрел?',
    revealedAndKilled: () => 'Вскрылся ли он чёрному в первый день и убит ли из-за этого?',
    checkLeftAmongSeveralLate: () =>
      'Проверка оставлена среди нескольких? Версия второго шерифа появилась после его ухода: тогда штрафа нет.',
    checkLeftAmongSeveral: () => 'Проверка не названа или оставлена среди нескольких игроков?',
    blackInsideRedGroup: (seats) =>
      `Была ли красная проверка оставлена среди игроков, в числе которых № ${seats}?`,
    costTheGame: () => 'Это привело к поражению?',
    sheriffKeptSilent: () => 'Шериф не вскрылся, и это привело к поражению?',
    versionUnviable: () => 'Стала ли из-за этого версия чёрных нежизнеспособной?',
    takenBackStillCounts: () => 'Считать ли откаченное вскрытие?',
    claimedOnSheriffsLastWord: () => 'Он вскрылся именно во время этой речи?',
    wasDesignated: () => 'Цель была ему явно и чётко обозначена, и промах не намеренный?',
    nominatedNobody: () => 'Соперник уже был выставлен другим: игрок всё же забыл выставить?',
    noSplitAtSix: () => 'Давал ли попил здесь математическую победу?',
    playedBalance: () => 'Он не отыграл баланс между чёрными проверками двух шерифов?',
    splitAgainstSureRed: () => 'Собирал ли точно красный руки в чёрного?',
    firstVictimMissedAll: () => 'Жёстко ли он оставил неверную версию приоритетной?',
    wasUnderCheck: () => 'Был ли этот игрок под названной проверкой?',
    leftUncheckedAtNine: () => 'Рассматривали ли его красным в дальнейшем?',
    accidentally: () => 'Это произошло случайно? Тогда этот пункт заменяет более лёгкий за тот же голос.',
    oneVoteShort: () => 'Это было голосование «качелями»?',
    keptTheSplit: () => 'Мог ли он дать эту руку, когда кандидатура ставилась на голосование?',
  },
  credits: {
    votedRightInTheEnd: (day, leaver) =>
      `На решающем голосовании дня ${day} голосовал в соперника № ${leaver}.`,
    liftedOpponents: (seats, day) => `Его рука за подъём № ${seats} в день ${day}: все из команды соперника.`,
    versionFollowed: (seat) => `Вскрылся шерифом, и стол вывел № ${seat}, которого он назвал чёрным.`,
    votedTheSheriffOut: () => 'Его решающий голос вывел Шерифа.',
    calledOwnBlack: () => 'Дал чёрную проверку на своего.',
    rightMostOfTheTime: (right, all) => `Выставлений и голосов в чёрных: ${right} из ${all}.`,
    brokeIntoBlack: (black) => `Сломал в чёрного № ${black}, красные не заголосованы.`,
    willFollowed: (leaver) => `Убит ночью, назвал № ${leaver}, которого вывели на решающем голосовании.`,
    usuallyNoExtra: () => 'Обычно доп. баллы тогда не даются.',
  },
};
