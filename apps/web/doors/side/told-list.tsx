// What was told to the referee of this game, newest first: on its way, sent, seen, accepted, dismissed, or left without an answer.
import { acts, type Offence } from '@omerta/rules/rulebooks/acts.ts';
import { isSettled, type SideFlag, type ToldFlag } from '@omerta/sync/side-flags.ts';
import { useLang } from '../../device/settings.ts';
import { isOfNow, type TablePicture } from '../../side/table-picture.ts';
import { timeIn } from '../../texts/time-in.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { SideDesk } from './use-side-table.ts';

type Props = { readonly desk: SideDesk; readonly table: TablePicture };

/** More than fits on a screen: the rest was in another part of the game. */
const most = 12;

const useWords = (): ((flag: SideFlag) => string) => {
  const { t } = useTranslation('side');
  const lang = useLang();
  return (flag) => {
    if (flag.what === 'violation') {
      const act = flag.act === null ? t('foul') : (acts[flag.act as Offence]?.[lang] ?? flag.act);
      return t('seatAct', { seat: flag.seat, act });
    }
    const { candidate: seat, count } = flag;
    return seat === null ? t('liftTold', { count }) : t('handsTold', { seat, count });
  };
};

/** When it was pressed, where that is known. */
const Pressed = ({ flag }: { readonly flag: SideFlag }) => {
  const lang = useLang();
  const at = flag.what === 'violation' ? flag.pressed?.at : undefined;
  return at === undefined ? null : <small>{timeIn(lang, at)} </small>;
};

const stateOf = (told: ToldFlag, table: TablePicture) => {
  if (!isSettled(told) && !isOfNow(table, told)) return 'passed';
  return told.answer ?? 'sent';
};

export const ToldList = ({ desk, table }: Props) => {
  const { t } = useTranslation('side');
  const words = useWords();
  const { side, outgoing, person, nameOf } = desk;
  const there = new Set(side?.flags.map(({ id }) => id));
  const flagOf = (body: object): SideFlag => (body as { readonly flag: SideFlag }).flag;
  const waiting = outgoing.waiting.filter(({ id }) => !there.has(id));
  const told = (side?.flags ?? []).toReversed().slice(0, most);
  if (waiting.length + told.length + outgoing.notTaken.length === 0)
    return <p className="quiet">{t('toldNothing')}</p>;
  return (
    <section aria-label={t('told')} className="side-told">
      <h2>{t('told')}</h2>
      <ul aria-live="polite">
        {outgoing.notTaken.map(({ entry, sentence }) => (
          <li key={entry.id} data-told={entry.id} data-state="not-taken">
            <span>{words(flagOf(entry.body))}</span>
            <em className="refused">{t('notTaken', { why: sentence })}</em>
          </li>
        ))}
        {waiting.toReversed().map(({ id, body }) => (
          <li key={id} data-told={id} data-state="waiting">
            <span>
              <Pressed flag={flagOf(body)} />
              {words(flagOf(body))}
            </span>
            <em>{t('state.waiting')}</em>
          </li>
        ))}
        {told.map((each) => {
          const state = stateOf(each, table);
          return (
            <li key={each.id} data-told={each.id} data-state={state}>
              <span>
                <Pressed flag={each.flag} />
                {words(each.flag)}
                {each.person !== person && <small> {t('by', { name: nameOf(each.person) })}</small>}
              </span>
              <em>{t(`state.${state}`)}</em>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
