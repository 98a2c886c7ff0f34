// Who was given cards of a game before its end, game by game.
import { useState } from 'react';
import { Choose } from '../../people/choose.tsx';
import { NotHere } from '../../people/fields.tsx';
import { questions, type SeenAnswer, type Tournaments } from '../../people/questions.ts';
import { useAsked } from '../../people/use-asked.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { withNames } from './named.ts';
import { type AgentsKnown, useDeviceName } from './use-device-name.ts';

const ways = ['referee', 'overlay', 'commits', 'branches', 'wrote'] as const;

type GameProps = {
  readonly game: string;
  readonly answer: SeenAnswer;
  readonly agents: AgentsKnown;
};

const SeenGame = ({ game, answer: { seen, names }, agents }: GameProps) => {
  const { t } = useTranslation('people');
  const { at } = useMoments();
  const deviceName = useDeviceName(agents);
  return (
    <section className="field" data-game={game}>
      <h2>{game}</h2>
      <ul className="rows">
        {seen
          .filter((each) => each.game === game)
          .map(({ person, device, way, at: when }) => (
            <li key={`${person} ${device}`}>
              <span className="what">
                <b>{person === null ? deviceName(device) : withNames(person, names)}</b>
                <span className="quiet">
                  {person === null ? at(when) : `${deviceName(device)} · ${at(when)}`}
                </span>
              </span>
              <span>{t(`audit.ways.${ways.find((each) => each === way) ?? 'referee'}`)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
};

type Props = { readonly tournaments: Tournaments['tournaments']; readonly agents: AgentsKnown };

export const SeenCards = ({ tournaments, agents }: Props) => {
  const { t } = useTranslation(['people', 'common']);
  const [tournament, setTournament] = useState(tournaments.at(-1)?.tournament ?? '');
  const { got, again } = useAsked(() => questions.seen(tournament), tournament);
  if (tournaments.length === 0) return <p className="quiet">{t('people:codes.none')}</p>;
  const answer = got && 'answer' in got ? got.answer : null;
  const games = [...new Set(answer?.seen.map(({ game }) => game))];
  return (
    <>
      <p>{t('people:audit.seenWhy')}</p>
      <Choose
        label={t('people:audit.tournament')}
        name="tournament"
        value={tournament}
        options={tournaments.map((each) => [each.tournament, each.name])}
        onChoose={setTournament}
      />
      {!got && <p className="quiet">{t('common:loading')}</p>}
      {got && !answer && 'sentence' in got && <NotHere sentence={got.sentence} again={again} />}
      {answer && games.length === 0 && <p className="quiet">{t('people:audit.seenNone')}</p>}
      {answer && games.map((game) => <SeenGame key={game} game={game} answer={answer} agents={agents} />)}
    </>
  );
};
