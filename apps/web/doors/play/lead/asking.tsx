// What players ask of the referee beside the step: each is taken or declined where it stands.
import './lead.css';
import type { Proposal } from '@omerta/play/table.ts';
import { clauseOf } from '@omerta/rules/game/decide/permission.ts';
import { beside } from '../../../play/play.ts';
import type { PlayerAsks } from '../../../rooms/lead/proposed.ts';
import type { RoomLive } from '../../../rooms/wire/room-live.ts';
import type { Session } from '../../../session/session.ts';
import { useLineName } from '../../../texts/line-name.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly session: Session;
  readonly live: RoomLive | null;
  readonly asked: readonly PlayerAsks[];
};

const wordOf = ({ act }: Proposal) => act.word as 'pass' | 'foul-speech';

export const Asking = ({ session, live, asked }: Props) => {
  const { t } = useTranslation('play');
  const lineName = useLineName();
  if (asked.length === 0) return null;
  const decline = ({ seat, act }: Proposal): void => void live?.lead({ decline: { seat, word: act.word } });
  /** The foul first, then the microphone. */
  const allow = ({ seat }: Proposal): void => {
    const { rulebook, version } = session.live().course;
    const clause = clauseOf(rulebook, 'speech-out-of-turn');
    const done = beside(session, { type: 'foul', seat, ...(clause !== null && { clause }) }, version);
    if (done === 'done') void live?.lead({ interrupt: seat });
  };
  return (
    <ul className="asking-list" aria-label={t('lead.asking')}>
      {asked.map(({ proposal, line }) => (
        <li key={`${proposal.seat} ${proposal.act.word}`} data-asking={proposal.act.word}>
          <span>
            {line
              ? lineName({ command: line, secret: false })
              : t(`lead.asks.${wordOf(proposal)}`, { seat: proposal.seat })}
          </span>
          {line?.type === 'claim' && (
            <button
              type="button"
              className="button"
              data-do="take"
              onClick={() => beside(session, line, session.live().course.version)}
            >
              {t('lead.take')}
            </button>
          )}
          {proposal.act.word === 'foul-speech' && (
            <button type="button" className="button" data-do="allow" onClick={() => allow(proposal)}>
              {t('lead.allow')}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-do="decline"
            aria-label={t('lead.decline', { seat: proposal.seat })}
            onClick={() => decline(proposal)}
          >
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
};
