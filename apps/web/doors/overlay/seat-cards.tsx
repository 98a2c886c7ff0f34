// The ten along the lower edge: face or number, nickname, card, fouls, nomination, and how somebody left.
import './seat-cards.css';
import { isSpoken } from '@omerta/rules/game/decide/expects.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { OverlayTable } from './overlay-picture.ts';

type Props = {
  readonly table: OverlayTable;
  readonly names: Readonly<Record<string, string>>;
  readonly photos: ReadonlyMap<string, string>;
  readonly roles: boolean;
  readonly talk: boolean;
};

const Fouls = ({ fouls }: { readonly fouls: number }) => (
  <span className="overlay-fouls" data-fouls={fouls}>
    {[1, 2, 3, 4].map((place) => (
      <i key={place} className={place <= fouls ? 'on' : ''} />
    ))}
  </span>
);

const long = 10;

export const SeatCards = ({ table, names, photos, roles, talk }: Props) => {
  const { t } = useTranslation('table');
  const { now, players, phase } = table;
  const order = phase.kind === 'day' ? table.nominations.map(({ nominee }) => nominee) : [];
  return (
    <ol className="overlay-seats">
      {table.seats.map(({ seat, left, fouls, yellow }) => {
        const person = players[seat - 1] ?? '';
        const name = names[person] ?? person;
        const role = roles ? (table.roles[seat] ?? null) : null;
        const speaks = now !== null && isSpoken(now.step) && now.seat === seat;
        const place = talk ? order.indexOf(seat) + 1 : 0;
        const photo = photos.get(person);
        return (
          <li
            key={seat}
            className="overlay-seat"
            data-seat={seat}
            data-role={role ?? undefined}
            data-out={left ?? undefined}
            data-speaks={speaks || undefined}
          >
            <div className="overlay-face">
              {photo === undefined ? (
                <b>{seat}</b>
              ) : (
                <>
                  <img src={photo} alt="" />
                  <span className="overlay-number">{seat}</span>
                </>
              )}
              {role !== null && <span className="overlay-role">{t(`role.${role}`)}</span>}
              {place > 0 && <span className="overlay-place">{place}</span>}
              {yellow > 0 && <span className="overlay-yellow" />}
              {left !== null && <span className="overlay-left">{t(`out.${left}`)}</span>}
            </div>
            <span className="overlay-nick" data-long={name.length > long || undefined}>
              {name}
            </span>
            <Fouls fouls={fouls} />
          </li>
        );
      })}
    </ol>
  );
};
