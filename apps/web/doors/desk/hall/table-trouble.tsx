// What is done at a table where something goes wrong: another referee, the call taken back, the result told for a silent phone, the game annulled.
import { useState } from 'react';
import { mayRule } from '../../../desk/cases/offered.ts';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { assignments, conflictOf, isOpen, mayLead } from '../../../desk/seating/referees.ts';
import { awaitsPaper } from '../../../desk/sheets/paper-steps.ts';
import { useBook } from '../../../desk/use-book.ts';
import { makeCaseThing } from '../../../desk/wire/case-thing.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useHolds } from './hall-view.ts';

type Props = { readonly game: DeskGame };

const ChangeReferee = ({ game }: Props) => {
  const { t } = useTranslation(['hall', 'seating']);
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const [isAsked, setAsked] = useState(false);
  const { id, referee, sides, round, table } = game;
  const change = (person: string): void => {
    setAsked(false);
    const crew = { referee: person, sides: sides.filter((side) => side !== person) };
    const told = t('seating:referees.assigned', { name: nameOf(person), round, table });
    const back: readonly DeskCommand[] =
      referee === null ? [] : [{ type: 'assign-referees', game: id, referee, sides }];
    void give(assignments(picture, { [id]: crew }), { told, ...(back.length > 0 && { undo: back }) });
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-do="change-referee"
        disabled={isSending}
        onClick={() => setAsked(true)}
      >
        {t('hall:trouble.referee')}
      </button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('hall:trouble.refereeWho')}>
        <div className="choices">
          {mayLead(picture)
            .filter((person) => person !== referee)
            .map((person) => {
              const conflict = conflictOf(picture, game, person);
              return (
                <button
                  key={person}
                  type="button"
                  className="button"
                  data-person={person}
                  disabled={conflict !== null}
                  onClick={() => change(person)}
                >
                  {conflict === null
                    ? nameOf(person)
                    : t('seating:referees.cannot', {
                        name: nameOf(person),
                        why: t(`seating:referees.conflicts.${conflict}`),
                      })}
                </button>
              );
            })}
        </div>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {t('hall:watch.close')}
        </button>
      </Dialog>
    </>
  );
};

const winners = ['red', 'black', 'draw'] as const;

/** Its phone is silent or there is none: the people are free for the next round, the sheet comes later. */
const TellResult = ({ game: { id, status } }: Props) => {
  const { t } = useTranslation('hall');
  const { give, isSending } = useDesk();
  const [isAsked, setAsked] = useState(false);
  const tell = (winner: (typeof winners)[number]): void => {
    setAsked(false);
    const commands: readonly DeskCommand[] = [
      ...(status === 'called' ? [{ type: 'start-game', game: id } as const] : []),
      { type: 'announce-result', game: id, winner },
    ];
    void give(commands, { told: t('trouble.resultTold', { winner: t(`winner.${winner}`) }) });
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-do="tell-result"
        disabled={isSending}
        onClick={() => setAsked(true)}
      >
        {t('trouble.result')}
      </button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('trouble.result')}>
        <p>{t('trouble.resultWhat')}</p>
        <div className="choices">
          {winners.map((winner) => (
            <button
              key={winner}
              type="button"
              className="button"
              data-winner={winner}
              onClick={() => tell(winner)}
            >
              {t(`winner.${winner}`)}
            </button>
          ))}
        </div>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {t('watch.close')}
        </button>
      </Dialog>
    </>
  );
};

export const TableTrouble = ({ game }: Props) => {
  const { t } = useTranslation('hall');
  const { tournament, give, isSending } = useDesk();
  const book = useBook();
  const isChief = useHolds('chief');
  const leadsDesk = useHolds('chief', 'organiser');
  const { id, status, table, startedAt } = game;
  if (status === 'annulled') return null;
  const isInHand = status === 'called' || status === 'running';
  return (
    <section className="hall-trouble" aria-label={t('trouble.title')}>
      <h3>{t('trouble.title')}</h3>
      <div className="desk-actions">
        {status === 'called' && (
          <button
            type="button"
            className="button"
            data-do="uncall-game"
            disabled={isSending}
            onClick={() =>
              void give(
                { type: 'uncall-game', game: id },
                { told: t('trouble.uncalled', { table }), undo: [{ type: 'call-game', game: id }] },
              )
            }
          >
            {t('trouble.uncall')}
          </button>
        )}
        {isOpen(game) && leadsDesk && <ChangeReferee game={game} />}
        {isInHand && isChief && <TellResult game={game} />}
        {awaitsPaper(game) && (
          <DeskLink tournament={tournament} room="sheets" thing={id}>
            {t('trouble.paper')}
          </DeskLink>
        )}
        {startedAt !== null && mayRule(book, game) && (
          <DeskLink
            tournament={tournament}
            room="cases"
            thing={makeCaseThing({ kind: 'ruling-on', about: id })}
          >
            {t(status === 'final' ? 'trouble.rule' : 'trouble.annul')}
          </DeskLink>
        )}
      </div>
    </section>
  );
};
