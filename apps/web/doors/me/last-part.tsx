// The last game: how it ended, his card, his points with their clauses, and what may still be protested.
import { isRefusal } from '@omerta/base/refusal.ts';
import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import type { RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import { chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { useMemo } from 'react';
import { useLang } from '../../device/settings.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { Complaint } from './complaint.tsx';
import { lastOf, mayProtestNow, type OwnPicture } from './own-picture.ts';
import { OwnProtests, ProtestForm } from './protest-part.tsx';

export type LastProps = {
  readonly tournament: string;
  readonly person: string;
  readonly picture: OwnPicture;
  readonly now: number;
};

const useBook = (rules: unknown) => {
  const said = JSON.stringify(rules);
  return useMemo(() => {
    const book = chooseBook(JSON.parse(said) as RulesChoice);
    return isRefusal(book) ? null : book;
  }, [said]);
};

export const LastPart = ({ tournament, person, picture, now }: LastProps) => {
  const { t } = useTranslation(['me', 'shows', 'standings', 'table']);
  const lang = useLang();
  const book = useBook(picture.rules);
  const game = lastOf(picture);
  if (!game) return null;
  const { stage, round, table, seat } = game;
  const shown = picture.games.find((each) => each.game === game.game);
  const told = shown?.result ?? null;
  const role = told?.roles[seat - 1];
  const items = (picture.standings ?? [])
    .filter(({ player }) => player === person)
    .flatMap((row) => row.items)
    .filter(({ game: of }) => of?.stage === stage && of.round === round && of.table === table);
  return (
    <section className="me-card" data-part="last">
      <h2>{t('me:last')}</h2>
      <p>{t('me:place', { round, table, seat })}</p>
      {game.winner && <p className="me-result">{t(`shows:winners.${game.winner}`)}</p>}
      {shown?.ruled === 'result' && <p>{t('shows:byRuling')}</p>}
      {role ? (
        <p>{t('me:role', { role: t(`table:role.${role}`) })}</p>
      ) : (
        <p className="quiet">{t('me:unsettled')}</p>
      )}
      {items.length > 0 && (
        <ul className="rows">
          {items.map(({ kind, points, clause }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two penalties of a game may be alike
            <li key={i} data-item={kind}>
              <span className="what">{t(`standings:item.${kind}`)}</span>
              <b className="number">{showPoints(points, lang)}</b>
              {book && <ClauseLink edition={book.scoring.rulebook} clause={clause} />}
            </li>
          ))}
        </ul>
      )}
      <OwnProtests protests={picture.protests.filter((each) => each.game === game.game)} />
      {book && mayProtestNow(game, now) && (
        <ProtestForm {...{ tournament, person, game, book, now }} zone={picture.zone} />
      )}
      {book && picture.isPlayer && <Complaint {...{ tournament, book }} game={game.game} />}
    </section>
  );
};
