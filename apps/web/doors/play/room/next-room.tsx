// After a game in a room: the way to the next one with the same people, each under the name he had, and into an evening of the club.
import type { SeatPicture } from '@omerta/play/picture.ts';
import { useState } from 'react';
import { useOnce } from '../../../device/use-once.ts';
import { useWatched } from '../../../device/use-watched.ts';
import { heldKeys, holdKeys, keysOf } from '../../../rooms/wire/room-keys.ts';
import { roomQuestions } from '../../../rooms/wire/room-questions.ts';
import { Link } from '../../../routing/link.tsx';
import { useNavigate } from '../../../routing/way.ts';
import { ask } from '../../../server/ask.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly room: string;
  readonly picture: Pick<SeatPicture, 'chairs'> & { readonly chair?: number };
};

/** Only who played or led has it; whoever looked on makes a room of his own. */
export const NextRoom = ({ room, picture: { chairs, chair } }: Props) => {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const { key, token } = keysOf(useWatched(heldKeys), room);
  const [sentence, setSentence] = useState<string | null>(null);
  const once = useOnce();
  const bearer = token ?? key;
  if (bearer === null) return null;
  const nickname = chairs.find((each) => each?.chair === chair)?.nickname;
  const go = once(async () => {
    const got = await ask(roomQuestions.next(room, bearer));
    if (!('answer' in got)) return setSentence(got.sentence);
    const next = got.answer.room;
    const isSeated = keysOf(heldKeys.get(), next).token !== null;
    if (key !== null) holdKeys(next, { key });
    if (token !== null && nickname !== undefined && !isSeated) {
      const sat = await ask(roomQuestions.sit(next, nickname));
      // A room that is full meanwhile says so by itself.
      if ('answer' in sat && sat.answer.token !== undefined) holdKeys(next, { token: sat.answer.token });
    }
    await navigate({ to: '/play/$room', params: { room: next } });
  });
  return (
    <>
      <button type="button" className="button main" data-go="next-room" onClick={() => void go()}>
        {t('end.next')}
      </button>
      <Link to="/desk" search={{ room }} className="button" data-go="evening">
        {t('end.evening')}
      </Link>
      {sentence !== null && <p role="alert">{sentence}</p>}
    </>
  );
};
