// The rest of the protocol: its head, the votes of each day, the nights, fouls, the best move and the reasons on its back.
import './protocol-view.css';
import { type HeadField, protocolForms } from '@omerta/rules/rulebooks/protocol-form.ts';
import { useTranslation } from 'react-i18next';
import { tagsWith } from '../session/head.ts';
import { HeadFields } from '../start/head-fields.tsx';
import { showPoints } from './protocol.ts';
import { useResult } from './use-result.ts';

const HeadForm = () => {
  const { session, course, protocol, signed } = useResult();
  const { tags, rulebook } = course.opening;
  const write = (field: HeadField, value: string): void => session.writeHead(tagsWith(tags, field, value));
  return <HeadFields id={rulebook} head={protocol.head} disabled={signed} onWrite={write} />;
};

const Votes = () => {
  const { t } = useTranslation('result');
  const { protocol } = useResult();
  const days = [...new Set([...protocol.nominations, ...protocol.ballots].map(({ day }) => day))].sort((a, b) => a - b);
  return (
    <table className="votes">
      <thead>
        <tr>
          <th scope="col" />
          <th scope="col">{t('protocol.nominated')}</th>
          <th scope="col">{t('protocol.result')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const ballots = protocol.ballots.filter((each) => each.day === day);
          const leaving = ballots.flatMap((each) => each.leaving);
          return (
            <tr key={day}>
              <th scope="row">{t('protocol.day', { day })}</th>
              <td>
                {ballots.length === 0
                  ? protocol.nominations
                      .filter((each) => each.day === day)
                      .map(({ nominee }) => nominee)
                      .join(', ')
                  : ballots.map(({ round, votes }) => (
                      <span key={round} className="ballot">
                        {round > 1 && <span className="quiet">{t('protocol.revote')} </span>}
                        {votes.map(({ seat, count }) => (
                          <span key={seat}>
                            <b>{seat}</b>:{count}{' '}
                          </span>
                        ))}
                      </span>
                    ))}
              </td>
              <td>{leaving.join(', ') || t('protocol.nobody')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Facts = () => {
  const { t } = useTranslation(['result', 'common']);
  const { protocol, course } = useResult();
  const { bestMove, nights, rows, winner } = protocol;
  const form = protocolForms[course.rulebook.id];
  const nobody = t('result:protocol.nobody');
  const fouls = rows.filter(({ fouls: count }) => count > 0).map(({ seat, fouls: count }) => `${seat}: ${count}`);
  const facts = [
    { name: t('result:protocol.winner'), value: t(`result:team.${winner}`), clause: form.winner },
    {
      name: t('result:protocol.bestMove'),
      value: bestMove ? t('result:protocol.bestMoveOf', { seat: bestMove.by, seats: bestMove.seats.join(', ') || nobody }) : nobody,
      clause: form.bestMove,
    },
    {
      name: t('result:protocol.nights'),
      value: nights.map(({ night, killed }) => `${t('result:protocol.night', { night })}: ${killed ?? nobody}`).join(', ') || nobody,
      clause: null,
    },
    { name: t('result:protocol.fouls'), value: fouls.join(', ') || nobody, clause: null },
  ];
  return (
    <dl className="protocol-facts">
      {facts.map(({ name, value, clause }) => (
        <div key={name}>
          <dt>
            {name} {clause !== null && <span className="quiet">{clause}</span>}
          </dt>
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
    <>
      <h3>{t('protocol.back')}</h3>
      <ul className="grounds">
        {protocol.explained.map(({ seat, what, value, note }) => (
          <li key={`${seat} ${what} ${value} ${note}`}>
            <b>{seat}</b> {t(`protocol.what.${what}`, { value: what === 'extra' || what === 'fine' ? showPoints(value, lang) : value })}:{' '}
            {note || <span className="quiet">{t('protocol.saysNothing')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};

export const ProtocolView = () => {
  const { t } = useTranslation('result');
  return (
    <section>
      <details>
        <summary data-go="protocol">{t('protocol.title')}</summary>
        <HeadForm />
        <Facts />
        <Votes />
        <Back />
      </details>
    </section>
  );
};
