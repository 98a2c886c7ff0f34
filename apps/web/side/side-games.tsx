// The tables at which somebody is a side referee, each a way to it.
import './side-games.css';
import { Link } from '../routing/link.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import type { SideGamesAnswer } from './side-questions.ts';

export const SideGames = ({ games, names }: SideGamesAnswer) => {
  const { t } = useTranslation('side');
  return (
    <ul className="side-games">
      {games.map(({ tournament, game, name, round, table, status, referee }) => (
        <li key={`${tournament}/${game}`}>
          <Link
            to="/table/$id/side"
            params={{ id: `${tournament}/${game}` }}
            className="button main"
            data-game={game}
          >
            <span>
              {t('tableOf', { round, table })}
              <small>
                {name} · {t(`status.${status}`)}
                {referee !== null && ` · ${t('led', { name: names[referee] ?? referee })}`}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
