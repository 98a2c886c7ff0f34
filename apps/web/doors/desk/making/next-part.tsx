// What the tournament waits for before it can begin, each with its button or its room.
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { lacksForStart } from '../../../desk/making/lacks-for-start.ts';
import { useBook } from '../../../desk/use-book.ts';
import type { DeskRoom } from '../../../desk/wire/rooms.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Undecided } from './undecided.tsx';

const waitedFor = [
  'add-stage',
  'appoint',
  'publish-rules',
  'start-tournament',
  'form-stage',
  'lay-seating',
  'publish-round',
  'drop-stage',
  'draw-lot',
  'finish-tournament',
] as const;
type WaitedFor = (typeof waitedFor)[number];

const roomFor: Readonly<Partial<Record<WaitedFor, DeskRoom>>> = {
  'form-stage': 'seating',
  'lay-seating': 'seating',
  'publish-round': 'seating',
  'drop-stage': 'finish',
  'draw-lot': 'finish',
  'finish-tournament': 'finish',
};

/** Ready, or what its first game still lacks. */
const useStartTold = (): string => {
  const { t } = useTranslation('making');
  const { picture } = useDesk();
  const lacks = lacksForStart(picture);
  if (lacks.length === 0) return t('next-told.start-tournament');
  return t('startLacks', { what: lacks.map((each) => t(`lacks.${each}`)).join(', ') });
};

/** Under the button that starts it. */
export const StartLacks = () => {
  const { picture } = useDesk();
  const told = useStartTold();
  return lacksForStart(picture).length > 0 && <p data-part="start-lacks">{told}</p>;
};

export const NextStep = ({ what }: { readonly what: WaitedFor }) => {
  const { t } = useTranslation('making');
  const { tournament, give, isSending } = useDesk();
  const room = roomFor[what];
  if (room)
    return (
      <DeskLink tournament={tournament} room={room}>
        {t(`next-do.${what}`)}
      </DeskLink>
    );
  if (what !== 'publish-rules' && what !== 'start-tournament') return null;
  return (
    <Confirm
      title={t(`next-do.${what}`)}
      name={what}
      className="button main"
      isDisabled={isSending}
      onConfirm={() => void give({ type: what })}
    >
      <p>{t(`next-why.${what}`)}</p>
      {what === 'start-tournament' && <StartLacks />}
    </Confirm>
  );
};

export const NextPart = () => {
  const { t } = useTranslation('making');
  const { tournament, picture } = useDesk();
  const book = useBook();
  const startTold = useStartTold();
  const expected = waitedFor.filter((each) => picture.expects.some(({ command }) => command === each));
  const accepted = picture.entries.filter(({ status }) => status === 'accepted').length;
  return (
    <section className="desk-card" data-part="next">
      <h3>{t('nextTitle')}</h3>
      {picture.phase === 'finished' && <p>{t('over')}</p>}
      {picture.phase === 'preparing' && <Undecided book={book} officials={picture.officials} />}
      <ul className="rows">
        {picture.phase === 'preparing' && accepted < 10 && (
          <li>
            <span className="what">{t('needPeople', { count: accepted })}</span>
            <DeskLink tournament={tournament} room="people">
              {t('toPeople')}
            </DeskLink>
          </li>
        )}
        {expected.map((what) => (
          <li key={what} data-next={what}>
            <span className="what">{what === 'start-tournament' ? startTold : t(`next-told.${what}`)}</span>
            <NextStep what={what} />
          </li>
        ))}
      </ul>
    </section>
  );
};
