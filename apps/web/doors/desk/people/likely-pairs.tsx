// People of the table beside those whom they may be: the same, or another person.
import type { ImportRow, SameAs } from '../../../desk/roster/import-draft.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly rows: readonly ImportRow[];
  readonly onSay: (row: number, same: SameAs) => void;
  /** He stands in the table already: once is enough. */
  readonly onLeaveOut: (row: number) => void;
};

const Pair = ({
  row: { row, nickname, club, likely, like },
  onSay,
  onLeaveOut,
}: { readonly row: ImportRow } & Omit<Props, 'rows'>) => {
  const { t } = useTranslation('roster');
  return (
    <li className="roster-pair" data-row={row + 1}>
      <div className="roster-part">
        <p className="quiet">{t('import.inFile', { row: row + 1 })}</p>
        <p>
          <b>{nickname}</b> {club}
        </p>
        <button type="button" className="button" data-do="another" onClick={() => onSay(row, null)}>
          {t('import.another')}
        </button>
      </div>
      {like && (
        <div className="roster-part" data-like={like.who.row + 1}>
          <p className="quiet">
            {t('import.inFile', { row: like.who.row + 1 })}: {t(`import.likeness.${like.likeness}`)}
          </p>
          <p>
            <b>{like.who.nickname}</b>
          </p>
          <button type="button" className="button" data-do="once" onClick={() => onLeaveOut(row)}>
            {t('import.once')}
          </button>
        </div>
      )}
      {likely.map(({ who, likeness }) => (
        <div key={who.person} className="roster-part" data-person={who.person}>
          <p className="quiet">
            {t('import.inClub')}: {t(`import.likeness.${likeness}`)}
          </p>
          <p>
            <b>{who.nickname}</b> {who.club} {who.isEntered && <small>({t('import.isEntered')})</small>}
          </p>
          <button type="button" className="button" data-do="same" onClick={() => onSay(row, who.person)}>
            {t('import.same')}
          </button>
        </div>
      ))}
    </li>
  );
};

export const LikelyPairs = ({ rows, ...says }: Props) => {
  const { t } = useTranslation('roster');
  if (rows.length === 0) return null;
  return (
    <section className="desk-card" data-part="likely">
      <h3>{t('import.likelyTitle')}</h3>
      <p>{t('import.counts.ask', { count: rows.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <ul className="roster-pairs" tabIndex={0} aria-label={t('import.likelyTitle')}>
        {rows.map((each) => (
          <Pair key={each.row} row={each} {...says} />
        ))}
      </ul>
    </section>
  );
};
