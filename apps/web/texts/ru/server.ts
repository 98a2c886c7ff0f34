// Что говорится, когда сервер не отвечает, по-русски.
import type { Texts } from '../en/shape.ts';

export const server: Texts['server'] = {
  outOfReach: 'Сервер не отвечает. Устройство в сети зала?',
  otherAnswer: 'Ответил не сервер этой версии. Обновите страницу и попробуйте снова.',
};
