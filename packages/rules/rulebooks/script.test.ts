// What each rulebook's referee says and shows, word for word, under the clause that asks for it.
import { describe, expect, it } from 'vitest';
import { rulebookIds } from './rulebook.ts';
import { phrase, says, shows } from './testing/script.ts';

const federations = rulebookIds.filter((id) => id !== 'neft-mmt');
const classic = ['fiim-2018', 'bel-canto'] as const;
const later = ['fsm-2024', 'fiim-2025'] as const;

describe('four rulebooks', () => {
  it('[fsm-2024 4.1.2; fiim-2018 4.1.2; bel-canto 4.1.2; fiim-2025 4.1.2] the game begins with the fall of night', () => {
    says(federations, '4.1.2', 'opening-night', 'Наступает ночь', 'Night is falling');
  });

  it('[fsm-2024 4.2.1; fiim-2018 4.2.1; bel-canto 4.2.1; fiim-2025 4.2.1] the blacks wake for their minute and fall asleep', () => {
    says(
      federations,
      '4.2.1',
      'agreement',
      'Просыпается чёрная команда. {seconds} секунд на договорку',
      'The black team wakes up. {seconds} seconds for the mafia briefing',
    );
    says(federations, '4.2.1', 'agreement-end', 'Чёрная команда засыпает', 'The black team falls asleep');
  });

  it('[fsm-2024 4.3.1, 4.5.9; fiim-2018 4.3.1; bel-canto 4.3.1; fiim-2025 4.3.1, 4.5.9] day is one word, or the morning that ends the best move', () => {
    says(later, '4.3.1', 'day', 'Наступает утро', 'Morning has come');
    says(classic, '4.3.1', 'day', 'День', 'Day');
  });

  it('[fsm-2024 4.4.2; fiim-2018 4.4.2, 4.4.3; bel-canto 4.4.2, 4.4.3; fiim-2025 4.4.2] a nomination is accepted, a withdrawal taken, in one word', () => {
    says(federations, '4.4.2', 'nomination-accepted', 'Принято', 'Accepted');
    says(classic, '4.4.3', 'nomination-withdrawn', 'Отозвано', 'Withdrawn');
  });

  it('[fsm-2024 4.4.12.3; fiim-2018 4.4.13.3; bel-canto 4.4.13.3; fiim-2025 4.4.12.3] the question of the lift', () => {
    const question = [
      'Кто за то, чтоб все голосуемые игроки покинули игровой стол?',
      'Who is in favour of all these players leaving the table?',
    ] as const;
    says(later, '4.4.12.3', 'lift', ...question);
    says(classic, '4.4.13.3', 'lift', ...question);
  });

  it('[fsm-2024 4.5.3, 4.5.5; fiim-2018 4.5.3, 4.5.5; bel-canto 4.5.3, 4.5.5; fiim-2025 4.5.3, 4.5.5] the hunt and its end', () => {
    says(federations, '4.5.3', 'hunt', 'Мафия выходит на охоту', 'The mafia is on the hunt');
    says(federations, '4.5.5', 'hunt-end', 'Мафия удаляется', 'The mafia withdraws');
    const shot = [
      'Чёрные: глаза закрыты, выстрел пальцами высоко поднятой руки',
      'Blacks: eyes closed, a finger shot with the arm raised high',
    ] as const;
    shows(federations, '4.5.3', 'hunt', ...shot);
  });

  it('[fsm-2024 4.5.6; fiim-2018 4.5.6; bel-canto 4.5.6; fiim-2025 4.5.6] the Don', () => {
    says(
      federations,
      '4.5.6',
      'don',
      'Просыпается Дон и ищет Шерифа',
      'The Don wakes up and looks for the Sheriff',
    );
    says(federations, '4.5.6', 'don-end', 'Дон засыпает', 'The Don falls asleep');
  });

  it('[fsm-2024 4.5.7; fiim-2018 4.5.7; bel-canto 4.5.7; fiim-2025 4.5.7] the Sheriff, and how a red is shown to him', () => {
    says(federations, '4.5.7', 'sheriff', 'Просыпается Шериф', 'The Sheriff wakes up');
    says(federations, '4.5.7', 'sheriff-end', 'Шериф засыпает', 'The Sheriff falls asleep');
    for (const id of later)
      expect(phrase(id, 'sheriff')?.gesture).toMatchObject({
        clause: '4.5.7',
        en: expect.stringContaining('Red: head turn, thumb up'),
      });
    for (const id of classic)
      expect(phrase(id, 'sheriff')?.gesture).toMatchObject({
        clause: '4.5.7',
        en: expect.stringContaining('Red: nod, thumb up'),
      });
  });

  it('[fsm-2024 4.5.10; fiim-2018 4.5.9; bel-canto 4.5.9; fiim-2025 4.5.10; neft-mmt G-25] how the players sit at night', () => {
    const posture = [
      'Игроки: спина ровная, руки скрещены, ладони на плечах, голова наклонена',
      'Players: back straight, arms crossed, hands on shoulders, head bowed',
    ] as const;
    shows(later, '4.5.10', 'night', ...posture);
    shows(classic, '4.5.9', 'night', ...posture);
    shows(['neft-mmt'], 'G-25', 'night', ...posture);
  });
});

describe('where the rulebooks prescribe no words', () => {
  it('[fsm-2024 4.1.3, 4.3.1, 6.4, 7.6; fiim-2018 4.1.3, 4.3.1, 6.4, 7.7; bel-canto 4.1.3, 4.3.1, 6.4, 7.7; fiim-2025 4.1.3, 4.3.1, 6.4, 7.6] a card and a speech', () => {
    says(federations, '4.1.3', 'deal', 'Игрок № {seat}, ваша карта', 'Player {seat}, your card');
    says(federations, '4.3.1', 'speech', 'Игрок № {seat}, ваша минута', 'Player {seat}, your minute');
    says(
      federations,
      '6.4',
      'speech-silenced',
      'Игрок № {seat}, у вас три фола: можно только выставить кандидатуру',
      'Player {seat}, you have three fouls: you may only nominate',
    );
    const short = [
      'Игрок № {seat}, у вас три фола: {seconds} секунд',
      'Player {seat}, you have three fouls: {seconds} seconds',
    ] as const;
    says(later, '7.6', 'speech-short', ...short);
    says(classic, '7.7', 'speech-short', ...short);
  });

  it('[fsm-2024 4.2.3; fiim-2025 4.2.4] free seating, with the hands where the rulebook wants them', () => {
    const free = ['Свободная посадка, {seconds} секунд', 'Free seating, {seconds} seconds'] as const;
    says(['fsm-2024'], '4.2.3', 'free-seating', ...free);
    says(['fiim-2025'], '4.2.4', 'free-seating', ...free);
    shows(
      ['fsm-2024'],
      '4.2.3',
      'free-seating',
      'Игроки: руки на виду, голова наклонена',
      'Players: hands in sight, head bowed',
    );
    shows(
      ['fiim-2025'],
      '4.2.4',
      'free-seating',
      'Игроки: руки выше стола',
      'Players: hands above the table',
    );
  });

  const voting = {
    'vote-open': ['Голосуем в порядке выставления: {seats}', 'We vote in the order of nomination: {seats}'],
    vote: ['Против игрока № {seat}', 'Against player {seat}'],
    'vote-rest': ['Оставшиеся голоса против игрока № {seat}', 'The remaining votes against player {seat}'],
    'tie-speech': ['Игрок № {seat}, ваши {seconds} секунд', 'Player {seat}, your {seconds} seconds'],
    last: ['Игрок № {seat}, ваше последнее слово', 'Player {seat}, your last word'],
  } as const;

  it('[fsm-2024 4.4.4, 4.4.5, 4.4.8, 4.4.12, 4.4.13; fiim-2025 4.4.4, 4.4.5, 4.4.8, 4.4.12, 4.4.13] a vote against each, the votes that are left, a tie, the last word', () => {
    says(later, '4.4.4', 'vote-open', ...voting['vote-open']);
    says(later, '4.4.5', 'vote', ...voting.vote);
    says(later, '4.4.8', 'vote-rest', ...voting['vote-rest']);
    says(later, '4.4.12', 'tie-speech', ...voting['tie-speech']);
    says(later, '4.4.13', 'last', ...voting.last);
  });

  it('[fiim-2018 4.4.5, 4.4.6, 4.4.9, 4.4.13, 4.4.14; bel-canto 4.4.5, 4.4.6, 4.4.9, 4.4.13, 4.4.14] the same under other numbers', () => {
    says(classic, '4.4.5', 'vote-open', ...voting['vote-open']);
    says(classic, '4.4.6', 'vote', ...voting.vote);
    says(classic, '4.4.9', 'vote-rest', ...voting['vote-rest']);
    says(classic, '4.4.13', 'tie-speech', ...voting['tie-speech']);
    says(classic, '4.4.14', 'last', ...voting.last);
  });

  it('[fsm-2024 4.5.4, 4.5.5; fiim-2018 4.5.4, 4.5.5; bel-canto 4.5.4, 4.5.5; fiim-2025 4.5.4, 4.5.5] what the night brought', () => {
    says(
      federations,
      '4.5.4',
      'killed',
      'Этой ночью убит игрок № {seat}',
      'Player {seat} was killed last night',
    );
    says(federations, '4.5.5', 'nobody-killed', 'Этой ночью никто не убит', 'Nobody was killed last night');
  });

  it('[fsm-2024 1.4, 6.3, 6.5, 7.7; fiim-2018 1.4, 6.3, 6.5, 7.8; bel-canto 1.4, 6.3, 6.5, 7.8; fiim-2025 1.4, 6.3, 6.5, 7.7] a warning, a removal, the end', () => {
    says(federations, '6.3', 'warn', 'Игрок № {seat}, предупреждение', 'Player {seat}, a warning');
    says(
      federations,
      '6.5',
      'removal',
      'Игрок № {seat}, вы удалены. Вы покидаете игру без последнего слова',
      'Player {seat}, you are removed. You leave the game without a last word',
    );
    says(federations, '1.4', 'red-won', 'Игра окончена. Победа красных', 'The game is over. Red wins');
    says(federations, '1.4', 'black-won', 'Игра окончена. Победа чёрных', 'The game is over. Black wins');
    says(later, '7.7', 'draw', 'Игра окончена. Ничья', 'The game is over. A draw');
    says(classic, '7.8', 'draw', 'Игра окончена. Ничья', 'The game is over. A draw');
  });

  it('[fiim-2018 8.3, 9.6; bel-canto 8.3, 9.6] the best move is made in the last minute and written down', () => {
    says(
      classic,
      '8.3',
      'best',
      'Игрок № {seat}, ваш лучший ход: назовите трёх чёрных',
      'Player {seat}, your best move: name three blacks',
    );
    says(classic, '9.6', 'best-accepted', 'Лучший ход записан: {seats}', 'Best move written down: {seats}');
  });

  it('[fiim-2025 4.6.2] a technical break: masks on, free seating', () => {
    says(
      ['fiim-2025'],
      '4.6.2',
      'break',
      'Технический перерыв. Наденьте маски, свободная посадка',
      'Technical break. Masks on, free seating',
    );
    says(
      ['fiim-2025'],
      '4.6.2',
      'resume',
      'Перерыв окончен. Снимите маски, игра продолжается',
      'The break is over. Masks off, the game goes on',
    );
  });
});

describe('the first night and the best move', () => {
  it('[fiim-2018 4.2.3; bel-canto 4.2.3; fiim-2025 4.2.3] the Sheriff may look at the players; fsm-2024 and neft-mmt have no such call', () => {
    says(
      [...classic, 'fiim-2025'],
      '4.2.3',
      'sheriff-look',
      'Шериф может снять маску и осмотреть игроков. {seconds} секунд',
      'The Sheriff may take off the mask and look at the players. {seconds} seconds',
    );
    expect([phrase('fsm-2024', 'sheriff-look'), phrase('neft-mmt', 'sheriff-look')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('[fsm-2024 4.2.2] the Don, then the Sheriff, shows himself with the mask on', () => {
    says(
      ['fsm-2024'],
      '4.2.2',
      'don-sign',
      'Дон, не снимая маски, покажите себя',
      'Don, show yourself without taking the mask off',
    );
    says(
      ['fsm-2024'],
      '4.2.2',
      'sheriff-sign',
      'Шериф, не снимая маски, покажите себя',
      'Sheriff, show yourself without taking the mask off',
    );
  });

  it('[fsm-2024 4.5.9; fiim-2025 4.5.9; neft-mmt 10.10] the victim of night 2 is addressed, masked or woken', () => {
    says(
      ['fsm-2024'],
      '4.5.9',
      'best',
      'Ночь продолжается, игрок № {seat}, вас убили. У вас есть {seconds} секунд на лучший ход, не снимая маски',
      'The night goes on, player {seat}, you have been killed. You have {seconds} seconds for the best move without taking the mask off',
    );
    says(
      ['fiim-2025'],
      '4.5.9',
      'best',
      'Игрок № {seat}, вас убили. Просыпайтесь',
      'Player {seat}, you have been killed. Wake up',
    );
    says(
      ['neft-mmt'],
      '10.10',
      'best',
      'Ночь продолжается, игрок № {seat}, Вы выведены из игры. У вас есть {seconds} секунд на лучший ход, не снимая маски',
      'The night goes on, player {seat}, you are out of the game. You have {seconds} seconds for the best move without taking the mask off',
    );
  });
});
