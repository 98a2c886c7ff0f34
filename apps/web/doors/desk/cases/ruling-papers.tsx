// What a ruling stands on: the cause of a replay, the protest with its evidence, and the sheet as it is and as it shall be.
import { scoreGame } from '@omerta/scoring/game/score.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { Clause } from '../../../desk/clause.tsx';
import { useCourt, useNameOf } from '../../../desk/desk.tsx';
import { SheetLook } from '../../../desk/sheet-look.tsx';
import { sheetBefore, sheetIn } from '../../../desk/sheets/ruled.ts';
import { useBook } from '../../../desk/use-book.ts';
import type { DeskRuling } from '../../../desk/wire/picture.ts';
import type { Texts } from '../../../texts/en/shape.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RulingWarns } from './ruling-warns.tsx';

const SheetPart = ({
  sheet,
  title,
  name,
}: {
  readonly sheet: Sheet;
  readonly title: string;
  readonly name: string;
}) => (
  <details data-part={name}>
    <summary>{title}</summary>
    <SheetLook sheet={sheet} score={scoreGame(useBook().scoring, sheet)} title={title} />
  </details>
);

const OnProtest = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('cases');
  const protest = useCourt().picture.protests.find((each) => each.id === id);
  const nameOf = useNameOf();
  if (!protest) return null;
  return (
    <div data-part="on-protest">
      <p>{t('propose.onProtest', { who: nameOf(protest.player) })}</p>
      <blockquote>{protest.text}</blockquote>
      <ul className="rows">
        {protest.evidence.map((each) => (
          <li key={`${each.at} ${each.text}`}>
            {t(`protest.kind.${each.kind}`)}: {each.text}
          </li>
        ))}
      </ul>
    </div>
  );
};

type Props = { readonly ruling: DeskRuling; readonly withProtest: boolean };

export const RulingPapers = ({ ruling, withProtest }: Props) => {
  const { t } = useTranslation(['cases', 'sheets']);
  const { rules } = useBook();
  const game = useCourt().picture.games.find(({ id }) => id === ruling.game);
  const cause = rules.replay.causes.find((each) => each.cause === ruling.change['cause']);
  const [before, after] = [sheetBefore(ruling, game), sheetIn(ruling)];
  return (
    <>
      {cause && (
        <p className="papers-line">
          {t(`cases:cause.${cause.cause as keyof Texts['cases']['cause']}`)} <Clause clause={cause.clause} />
        </p>
      )}
      {before && after && before.winner !== after.winner && (
        <p>
          {t(`sheets:winner.${before.winner}`)} → <b>{t(`sheets:winner.${after.winner}`)}</b>
        </p>
      )}
      {before && after && <RulingWarns before={before} after={after} />}
      {withProtest && ruling.protest !== null && <OnProtest id={ruling.protest} />}
      {before && (
        <SheetPart
          sheet={before}
          title={t(ruling.applied ? 'cases:rulings.sheetWas' : 'cases:rulings.sheetNow')}
          name="sheet-now"
        />
      )}
      {after && <SheetPart sheet={after} title={t('cases:rulings.sheetThen')} name="sheet-then" />}
    </>
  );
};
