// Asks again where nothing answered: for what has an id of its own, so that sent twice it is done once.
import { type AskRefusal, ask, isNoAnswer, type ServerAnswer, type ServerQuestion } from './ask.ts';

const attempts = 3;

export const askSurely = async <T>(
  question: ServerQuestion<T>,
  left = attempts,
): Promise<ServerAnswer<T> | AskRefusal> => {
  const answer = await ask(question);
  const isAgain = !('answer' in answer) && isNoAnswer(answer) && left > 1;
  return isAgain ? askSurely(question, left - 1) : answer;
};
