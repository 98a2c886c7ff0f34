// What is done about chairs before the start: each asked of the server, and what it refuses said in a sentence.
import { useState } from 'react';
import { useOnce } from '../../../device/use-once.ts';
import { holdKeys, type RoomKeys } from '../../../rooms/wire/room-keys.ts';
import { roomQuestions } from '../../../rooms/wire/room-questions.ts';
import { ask, type ServerQuestion } from '../../../server/ask.ts';

export type Sitting = {
  readonly sentence: string | null;
  readonly sit: (nickname: string) => Promise<void>;
  readonly stand: (chair: number) => Promise<void>;
  readonly seatBots: (names: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

export const useSitting = (room: string, { key, token }: RoomKeys): Sitting => {
  const [sentence, setSentence] = useState<string | null>(null);
  const once = useOnce();

  const asked = async <T>(question: ServerQuestion<T>): Promise<{ readonly answer: T } | null> => {
    const got = await ask(question);
    setSentence('answer' in got ? null : got.sentence);
    return 'answer' in got ? got : null;
  };

  return {
    sentence,
    sit: once(async (nickname: string) => {
      const got = await asked(roomQuestions.sit(room, nickname));
      if (got?.answer.token !== undefined) holdKeys(room, { token: got.answer.token });
    }),
    stand: once(async (chair: number) => {
      const bearer = key ?? token;
      if (bearer !== null) await asked(roomQuestions.stand(room, chair, bearer));
    }),
    seatBots: once(async (names: readonly string[]) => {
      // One after another: each takes the first chair that is free.
      for (const name of names)
        if (key === null || !(await asked(roomQuestions.seatBot(room, key, name)))) return;
    }),
    close: once(async () => {
      if (key !== null) await asked(roomQuestions.close(room, key));
    }),
  };
};
