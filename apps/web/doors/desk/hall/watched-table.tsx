// One table, larger: the ring as the hall sees it, the votes of the day, who is missing, what is done when something goes wrong, and words to its referee. Nothing here writes into the game.
import { useBook } from '../../../desk/use-book.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import '../../../board/ring.css';
import './watched.css';
import { seats as places } from '@omerta/rules/game/seat.ts';
import { useMemo, useState } from 'react';
import { SeatButton } from '../../../board/ring.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { useEverySecond } from '../../../desk/hall/second.ts';
import { tableLine } from '../../../desk/hall/table-line.ts';
import { readSeenTable, type SeenTable } from '../../../desk/hall/table-seen.ts';
import { uncheckedAt } from '../../../desk/hall/unchecked.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { left, showSeconds } from '../../../session/clock.ts';
import { marksOf } from '../../../side/table-picture.ts';
import { bell } from '../../../sound/bell.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useMaySeat, useTablePicture } from './hall-view.ts';
import { useLineWords } from './line-words.ts';
import { SitIn, WhoSeats } from './need-actions.tsx';
import { TableTrouble } from './table-trouble.tsx';
import { TwoRecords } from './two-records.tsx';
import { WordPanel } from './word-panel.tsx';

/** As many fouls as a ring has room for; what they cost is the rulebook's. */
const foulsShown = 4;

const Clock = ({ seen }: { readonly seen: SeenTable }) => {
  const { clock } = seen;
  const text = useEverySecond((now) => (clock ? showSeconds(Math.ceil(left(clock, now) / 1_000)) : ''));
  return <p className="hall-clock">{text}</p>;
};

const Ballots = ({ seen }: { readonly seen: SeenTable }) => {
  const { t } = useTranslation('hall');
  const today = seen.ballots.filter(({ day }) => day === seen.phase.number);
  return today.map(({ round, hands }) => (
    <p key={round}>
      <b>{t('watch.ballot', { round })}</b>{' '}
      {hands
        .map(({ candidate, count }) => t('watch.hands', { seat: candidate, count: count ?? '—' }))
        .join(' · ')}
    </p>
  ));
};

type SeatProps = { readonly game: DeskGame; readonly seen: SeenTable | null; readonly seat: number };

/** Whoever is missing is marked before the game begins: by the chief, or by its referee at the table. */
const SeatDialog = ({ game, seen, seat, onClose }: SeatProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('hall');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const maySeat = useMaySeat(game.id);
  const player = game.seats[seat - 1];
  if (player === undefined) return null;
  const name = nameOf(player);
  const isAbsent = game.absent.includes(player);
  const fouls = seen?.seats.find((each) => each.seat === seat)?.fouls ?? 0;
  const isWaiting = game.status === 'called';
  const vacancy = picture.vacancies.find((each) => each.game === game.id && each.player === player);
  const mark = (): void => {
    onClose();
    const told = t(isAbsent ? 'watch.hereTold' : 'watch.absentTold', { name });
    const markAs = (absent: boolean) => ({ type: 'mark-absent', game: game.id, player, absent }) as const;
    if (!isAbsent) bell();
    void give(markAs(!isAbsent), { told, undo: [markAs(isAbsent)] });
  };
  return (
    <Dialog open onClose={onClose} title={t('watch.seat', { seat, name })}>
      <p>{t('watch.fouls', { count: fouls })}</p>
      {vacancy && (
        <div className="desk-actions" data-part="replace">
          <SitIn {...vacancy} onGiven={onClose} />
        </div>
      )}
      {isWaiting && !vacancy && !maySeat && <WhoSeats game={game.id} />}
      {isWaiting && !vacancy && maySeat && (
        <button
          type="button"
          className="button main"
          data-do="mark-absent"
          disabled={isSending}
          onClick={mark}
        >
          {t(isAbsent ? 'watch.here' : 'watch.absent')}
        </button>
      )}
      <button type="button" className="button" data-do="close" onClick={onClose}>
        {t('watch.close')}
      </button>
    </Dialog>
  );
};

/** The way to a substitute stands beside the ring: a press on a seat is not known to everybody. */
const Missing = ({ game, onSeat }: Pick<SeatProps, 'game'> & { readonly onSeat: (seat: number) => void }) => {
  const { t } = useTranslation('hall');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const maySeat = useMaySeat(game.id);
  if (!maySeat || (game.status !== 'called' && game.status !== 'scheduled')) return null;
  const gone = picture.vacancies.filter((each) => each.game === game.id).map(({ player }) => player);
  if (gone.length === 0) return game.status === 'called' && <p className="quiet">{t('watch.missingHow')}</p>;
  return gone.map((player) => (
    <button
      key={player}
      type="button"
      className="button main"
      data-do="replace"
      onClick={() => onSeat(game.seats.indexOf(player) + 1)}
    >
      {t('watch.replace', { name: nameOf(player) })}
    </button>
  ));
};

/** Before anything is dealt there is no picture of the table: the seats are those of the tournament. */
const emptyTable = ({ seats }: DeskGame): SeenTable => ({
  phase: { kind: 'dealing', number: 0 },
  seats: places.map((seat) => ({ seat, inGame: true, left: null, fouls: 0, yellow: 0 })),
  nominations: [],
  ballots: [],
  now: null,
  players: seats,
  paused: false,
  result: null,
  clock: null,
});

export const WatchedTable = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('hall');
  const side = useOfficeName(useBook())('side-referee');
  const { tournament, picture: desk } = useDesk();
  const nameOf = useNameOf();
  const words = useLineWords();
  const picture = useTablePicture(game.id);
  const seen = useMemo(() => (picture ? readSeenTable(picture.view) : null), [picture]);
  const [seat, setSeat] = useState<number | null>(null);
  const shown = seen ?? emptyTable(game);
  const { round, table, referee, sides } = game;
  const where = words(tableLine(game, seen, desk.secondConfirmation, uncheckedAt(desk, game).length));
  const isAbsent = (at: number): boolean => game.absent.includes(game.seats[at - 1] ?? '');
  return (
    <section
      className="desk-card hall-watched"
      data-watched={game.id}
      aria-label={t('watch.title', { round, table })}
    >
      <header className="desk-actions">
        <div className="why">
          <h2>{t('watch.title', { round, table })}</h2>
          <p>{where}</p>
          <p className="quiet">
            {referee === null ? t('noReferee') : t('watch.leads', { name: nameOf(referee) })}
            {sides.length > 0 && ` · ${t('watch.sides', { side, names: sides.map(nameOf).join(', ') })}`}
          </p>
        </div>
        <DeskLink tournament={tournament} room="hall">
          {t('all')}
        </DeskLink>
      </header>
      <div className="hall-larger">
        <div className="hall-ring">
          <div className="ring">
            <div className="round">
              {marksOf(shown, foulsShown, []).map((mark) => (
                <SeatButton
                  key={mark.seat}
                  {...mark}
                  {...(isAbsent(mark.seat) && { note: t('watch.isAbsent') })}
                  name={nameOf(game.seats[mark.seat - 1] ?? '')}
                  onTap={setSeat}
                  onHold={setSeat}
                />
              ))}
              <div className="centre">
                <Clock seen={shown} />
                <p className="quiet">{where}</p>
              </div>
            </div>
          </div>
        </div>
        <div className="hall-beside">
          <Missing game={game} onSeat={setSeat} />
          <Ballots seen={shown} />
          <TwoRecords game={game} />
          <TableTrouble game={game} />
          <WordPanel game={game} />
          <p className="quiet">{t('watch.readOnly')}</p>
        </div>
      </div>
      {seat !== null && <SeatDialog game={game} seen={seen} seat={seat} onClose={() => setSeat(null)} />}
    </section>
  );
};
