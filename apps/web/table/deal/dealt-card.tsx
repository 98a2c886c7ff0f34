// A card that was noted wrong: its seat gets another one from the deck, or two players exchange theirs; which one it is shows only while held.
import type { CommandOf, Correction } from '@omerta/rules/game/command.ts';
import { cardsLeft } from '@omerta/rules/game/decide/dealing.ts';
import { roles } from '@omerta/rules/game/role.ts';
import { type Seat, seats } from '@omerta/rules/game/seat.ts';
import type { GameState } from '@omerta/rules/game/state.ts';
import { nameOf } from '@omerta/stream/opening.ts';
import { useTable } from '../../board/use-table.ts';
import { Dialog } from '../../look/dialog.tsx';
import { useHeld } from '../../look/use-held.ts';
import { correct, swapCards } from '../../session/correct.ts';
import { timeline } from '../../session/timeline.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** The line that gave a seat its card; undefined where the card came without one. */
const dealtLine = (
  state: GameState,
  seat: Seat,
): { readonly number: number; readonly command: CommandOf<'deal'> } | undefined =>
  timeline(state).flatMap(({ number, command }) =>
    command.type === 'deal' && command.seat === seat ? [{ number, command }] : [],
  )[0];

type Props = { readonly seat: Seat; readonly onClose: () => void };

export const DealtCard = ({ seat, onClose }: Props) => {
  const { t } = useTranslation(['deal', 'table', 'menu', 'common']);
  const { session, course, answer, setSheet } = useTable();
  const { held, handlers } = useHeld();
  const { state, version } = course;
  const line = dealtLine(state, seat);
  const card = state.roles[seat];
  const others = seats.filter((each) => each !== seat && state.roles[each] !== null);
  const make = (correction: Correction): void => {
    answer(correct(session, correction, version));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('deal:cardOf', { seat, name: nameOf(course.opening, seat) })}>
      <button type="button" className="button hold" {...handlers}>
        {held && card ? t(`table:role.${card}`) : t('deal:holdToCheck')}
      </button>
      {line && (
        <>
          <p>{t('deal:anotherCard')}</p>
          <div className="deal-roles">
            {roles.map((role) => (
              <button
                key={role}
                type="button"
                className="button"
                data-another={role}
                disabled={cardsLeft(state, role) === 0}
                onClick={() => make({ line: line.number, count: 1, commands: [{ ...line.command, role }] })}
              >
                {t(`table:role.${role}`)}
              </button>
            ))}
          </div>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>{t('deal:exchange')}</p>
          <div className="choices">
            {others.map((other) => (
              <button
                key={other}
                type="button"
                className="button"
                data-exchange={other}
                onClick={() => make(swapCards(course, seat, other))}
              >
                {other}
              </button>
            ))}
          </div>
        </>
      )}
      <button
        type="button"
        className="button"
        data-do="sanction"
        onClick={() => {
          onClose();
          setSheet(seat);
        }}
      >
        {t(`menu:sanction.${course.rulebook.rules.cards.value ? 'cards' : 'plain'}`)}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {t('common:cancel')}
      </button>
    </Dialog>
  );
};
