// The rest of the protocol: its head, the votes of each day, the nights, fouls, the best move, the course line by line and the reasons on its back.
import './protocol-view.css';
import { type ProtocolBallot, type ProtocolRow, showExtra } from '@omerta/documents/protocol/protocol.ts';
import { tagsWith } from '@omerta/rules/protocol/head.ts';
import type { HeadField } from '@omerta/rules/protocol/head-fields.ts';
import { type ProtocolField, protocolForms } from '@omerta/rules/protocol/protocol-form.ts';
import { votesText, voteWords } from '@omerta/rules/view/vote-words.ts';
import { VotesGrid } from '../../board/votes-grid.tsx';
import { HeadFields } from '../../games/head-fields.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { CourseView } from './course-view.tsx';
import { useResult } from './use-result.ts';

const HeadForm = () => {
  const { session, course, protocol, signed } = useResult();
  const { tags, rulebook } = course.opening;
  const write = (field: HeadField, value: string): void => session.writeHead(tagsWith(tags, field, value));
  return <HeadFields id={rulebook} head={protocol.head} disabled={signed} onWrite={write} />;
};

/** A field's name and the clause that asks for it. */
const Field = ({ name, field }: { readonly name: string; readonly field: ProtocolField }) => {
  const clause = protocolForms[useResult().course.rulebook.id].fields[field];
  return (
    <>
      {name} {clause !== null && <span className="quiet">{clause}</span>}
    </>
  );
};

const Lift = ({ count, passed }: NonNullable<ProtocolBallot['lift']>) => {
  const { t } = useTranslation('result');
  return (
    <span className="ballot quiet">
      {t('protocol.lift', { hands: count ?? t(passed ? 'protocol.liftPassed' : 'protocol.liftFailed') })}
    </span>
  );
};

const BallotVotes = ({ ballot: { round, votes, lift } }: { readonly ballot: ProtocolBallot }) => {
  const { t } = useTranslation('result');
  return (
    <>
      <span className="ballot">
        {round > 1 && <span className="quiet">{t('protocol.revote')} </span>}
        {votes.map(({ seat, count }) => (
          <span key={seat}>
            <b>{seat}</b>:{votesText(count)}{' '}
          </span>
        ))}
      </span>
      {lift && <Lift {...lift} />}
    </>
  );
};

const Votes = () => {
  const { t } = useTranslation('result');
  const { protocol } = useResult();
  const days = [...new Set([...protocol.nominations, ...protocol.ballots].map(({ day }) => day))].sort(
    (a, b) => a - b,
  );
  if (days.length === 0) return null;
  return (
    <table className="day-votes">
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col">
            <Field name={t('protocol.nominated')} field="votes" />
          </th>
          <th scope="col">
            <Field name={t('protocol.result')} field="left" />
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const ballots = protocol.ballots.filter((each) => each.day === day);
          const nominees = protocol.nominations
            .filter((each) => each.day === day)
            .map(({ nominee }) => nominee);
          const leaving = ballots.flatMap((each) => each.leaving);
          return (
            <tr key={day}>
              <th scope="row">{t('protocol.day', { day })}</th>
              <td>
                {ballots.length === 0
                  ? nominees.join(', ')
                  : ballots.map((ballot) => <BallotVotes key={ballot.round} ballot={ballot} />)}
              </td>
              <td>{leaving.join(', ') || t('protocol.nobody')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Whose hand was for whom. */
const AllVotes = () => {
  const { protocol, course, lang } = useResult();
  if (protocol.votes.length === 0) return null;
  return (
    <div>
      <h3>{voteWords(lang).title}</h3>
      <VotesGrid columns={protocol.votes} opening={course.opening} />
    </div>
  );
};

const usePlayedWinner = (): string => {
  const { t } = useTranslation('result');
  const { winner, by } = useResult().protocol;
  if (winner === 'draw') return t('protocol.drawn');
  const team = t(`team.${winner}`);
  return by === 'forfeit' ? t('protocol.byForfeit', { team }) : team;
};

const useWinner = (): string => {
  const { t } = useTranslation('result');
  const { ruledWinner } = useResult();
  const played = usePlayedWinner();
  return ruledWinner === null ? played : t('protocol.byRuling', { winner: t(`team.${ruledWinner}`), played });
};

const useBestMove = (): string => {
  const { t } = useTranslation(['result', 'common']);
  const { bestMove } = useResult().protocol;
  const nobody = t('result:protocol.nobody');
  if (!bestMove) return nobody;
  const { by, seats, denied } = bestMove;
  const named = t('result:protocol.bestMoveOf', { seat: by, seats: seats.join(', ') || nobody });
  return denied
    ? `${named} (${t(`result:protocol.denied.${denied.why}`)}, ${t('common:clause', { clause: denied.clause })})`
    : named;
};

type Fact = { readonly field: ProtocolField | null; readonly name: string; readonly value: string };

const countsOf = (rows: readonly ProtocolRow[], count: (row: ProtocolRow) => number): string =>
  rows
    .filter((row) => count(row) > 0)
    .map((row) => `${row.seat}: ${count(row)}`)
    .join(', ');

const Facts = () => {
  const { t } = useTranslation('result');
  const { nights, rows } = useResult().protocol;
  const nobody = t('protocol.nobody');
  const killed = nights
    .map((each) => `${t('protocol.night', { night: each.night })}: ${each.killed ?? nobody}`)
    .join(', ');
  const yellow = countsOf(rows, (row) => row.yellow);
  const facts: readonly Fact[] = [
    { field: 'winner', name: t('protocol.winner'), value: useWinner() },
    { field: 'bestMove', name: t('protocol.bestMove'), value: useBestMove() },
    { field: 'nights', name: t('protocol.nights'), value: killed || nobody },
    { field: 'fouls', name: t('protocol.fouls'), value: countsOf(rows, (row) => row.fouls) || nobody },
    ...(yellow ? [{ field: null, name: t('protocol.yellow'), value: yellow }] : []),
  ];
  return (
    <dl className="protocol-facts">
      {facts.map(({ field, name, value }) => (
        <div key={name}>
          <dt>{field ? <Field name={name} field={field} /> : name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Back = () => {
  const { t } = useTranslation('result');
  const { protocol, lang } = useResult();
  if (protocol.explained.length === 0) return null;
  return (
    <div>
      <h3>{t('protocol.back')}</h3>
      <ul className="grounds">
        {protocol.explained.map(({ seat, what, value, note }) => (
          <li key={`${seat} ${what} ${value} ${note}`}>
            <b>{seat}</b>{' '}
            {t(`protocol.what.${what}`, {
              value: what === 'extra' || what === 'fine' ? showExtra(value, lang) : value,
            })}
            : {note || <span className="quiet">{t('protocol.saysNothing')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The same on every device and server that has the game: whoever holds a paper can tell whether the log is the one it was taken from. */
const RecordHead = () => {
  const { t } = useTranslation('result');
  const { version, hash } = useResult().live.head;
  return (
    <p className="quiet" data-head={hash}>
      {t('protocol.recordHead', { version, hash: hash.slice(0, 16) })}
    </p>
  );
};

export const ProtocolView = () => {
  const { t } = useTranslation('result');
  return (
    <section>
      <details>
        <summary data-go="protocol">{t('protocol.title')}</summary>
        <div className="protocol-body">
          <HeadForm />
          <Facts />
          <Votes />
          <AllVotes />
          <CourseView />
          <Back />
          <RecordHead />
        </div>
      </details>
    </section>
  );
};
