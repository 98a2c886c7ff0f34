// The commands that neft-mmt fixes word for word.
import { describe, expect, it } from 'vitest';
import type { Cue } from './script.ts';
import { phrase, says } from './testing/script.ts';

describe('the fixed commands of neft-mmt', () => {
  const neft = (clause: string, cue: Cue, ru: string, en: string): void =>
    says(['neft-mmt'], clause, cue, ru, en);

  it('[neft-mmt 24.3, 6.3] night 1; the card comes from a tray or, without one, by its number', () => {
    neft('24.3', 'opening-night', 'В городе ночь', 'It is night in town');
    neft(
      '24.3',
      'agreement',
      'Просыпается команда «черных», у вас время ({seconds} секунд) на Договорку',
      'The black team wakes up, you have {seconds} seconds for the mafia briefing',
    );
    neft('24.3', 'agreement-end', 'Команда «черных» засыпает', 'The black team falls asleep');
    neft('24.3', 'free-seating', '{seconds} секунд свободной посадки', '{seconds} seconds of free seating');
    neft('24.3', 'day', 'В городе утро', 'It is morning in town');
    expect(phrase('neft-mmt', 'deal')?.gesture).toMatchObject({
      clause: '6.3',
      ru: expect.stringMatching(/карточку с подноса.*Если подноса нет.*номер карточки/),
      en: expect.stringMatching(/card from the tray.*Without a tray.*number of the card/),
    });
  });

  it('[neft-mmt 9.2, 24.4] the day', () => {
    neft('24.4', 'speech', 'Игрок № {seat}, ваша минута', 'Player {seat}, your minute');
    neft('9.2', 'nomination-accepted', 'Принято', 'Accepted');
    neft('9.2', 'nomination-repeated', 'Поддерживается', 'Seconded');
  });

  it('[neft-mmt 24.7] the vote', () => {
    neft('24.7', 'vote', 'За игрока № {seat}', 'Against player {seat}');
    neft(
      '24.7',
      'vote-rest',
      'Поставьте на стол руки все, кто не проголосовал',
      'Hands on the table, everybody who has not voted',
    );
    neft(
      '24.7',
      'last',
      'Игрок № {seat}, вы набрали большинство голосов. Ваша заключительная минута',
      'Player {seat}, you have the most votes. Your final minute',
    );
    neft('24.7', 'last-killed', 'Прощальная минута игрока № {seat}', 'Farewell minute of player {seat}');
  });

  it('[neft-mmt 9.16] the question of the lift', () => {
    neft(
      '9.16',
      'lift',
      'Кто за то, чтобы все голосуемые Игроки покинули Игру?',
      'Who is in favour of all these players leaving the game?',
    );
  });

  it('[neft-mmt 10.3, 10.5, 24.5] the night', () => {
    neft(
      '10.3',
      'hunt',
      'Команда «черных» проходит мимо игроков под номерами',
      'The black team walks past the players with the numbers',
    );
    neft('10.5', 'hunt-end', 'Команда «черных» засыпает', 'The black team falls asleep');
    neft('24.5', 'don', 'Просыпается дон и делает проверку', 'The Don wakes up and makes a check');
    neft('24.5', 'don-end', 'Дон засыпает', 'The Don falls asleep');
    neft('24.5', 'sheriff', 'Просыпается Шериф и делает проверку', 'The Sheriff wakes up and makes a check');
    neft('24.5', 'sheriff-end', 'Шериф засыпает', 'The Sheriff falls asleep');
  });

  it('[neft-mmt 24.9] breaches', () => {
    neft('24.9', 'foul', 'Фол, игрок № {seat}', 'Foul, player {seat}');
    neft('24.9', 'third-foul', 'Игрок № {seat}, Третий фол за …', 'Player {seat}, third foul for …');
    neft(
      '24.9',
      'removal',
      'Игрок № {seat}, Вы удалены из Игры. Вы покидаете Игру без права речи',
      'Player {seat}, you are removed from the game. You leave without the right to speak',
    );
    neft('24.9', 'yellow', 'Игрок № {seat} - Желтая карточка', 'Player {seat}: yellow card');
    neft(
      '24.9',
      'forfeit',
      'Я объявляю стоп-игру. Победа противоположной команды',
      'I declare the game stopped. The opposing team wins',
    );
  });
});
