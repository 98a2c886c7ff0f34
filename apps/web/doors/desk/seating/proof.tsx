// A seating before it is laid: what the checker found, in words, what stands in its way, and the order.

import { decimalIn } from '@omerta/base/lang.ts';
import { balancedPairBound, tableSpreadBound } from '@omerta/seating/bound.ts';
import type { SeatingReport } from '@omerta/seating/check.ts';
import { percent } from '@omerta/seating/counting.ts';
import type { Seating } from '@omerta/seating/seating.ts';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { inspect, layBack, layOrder, type Obstacle } from '../../../desk/seating/laying.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useLang } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

const mostFaults = 12;

const Faults = ({ report: { faults } }: { readonly report: SeatingReport }) => {
  const { t } = useTranslation('seating');
  return (
    <ul className="seating-findings bad" data-part="faults">
      {faults.slice(0, mostFaults).map(({ code, ...at }) => (
        <li key={`${at.round} ${at.table} ${code} ${at.found}`}>{t(`proof.faults.${code}`, at)}</li>
      ))}
      {faults.length > mostFaults && <li>{t('proof.more', { count: faults.length - mostFaults })}</li>}
    </ul>
  );
};

const useFindings = (report: SeatingReport, isEven: boolean): readonly string[] => {
  const { t } = useTranslation('seating');
  const lang = useLang();
  const { pairs, spreads, tables, rounds, neighbours, gamesPerPlayer, neverMet } = report;
  const { least, most, S, bound, excessPercent } = pairs;
  const even = isEven && bound !== null ? balancedPairBound(tables, rounds) : null;
  const leastSpread = bound === null ? 0 : tableSpreadBound(tables, rounds, S);
  const games = Object.entries(gamesPerPlayer).map(([each, count]) =>
    t('proof.gamesOf', { count, games: each }),
  );
  return [
    t('proof.legal'),
    t('proof.meetings', { least, most }),
    bound === null
      ? t('proof.squaresOnly', { S })
      : t('proof.squares', { S, bound, percent: decimalIn(excessPercent ?? '', lang) }),
    ...(even === null
      ? []
      : [t('proof.evenLeast', { bound: even, percent: decimalIn(percent(S - even, even), lang) })]),
    t('proof.tables', { spread: spreads.tables }),
    ...(leastSpread > 1 ? [t('proof.tablesLeast', { least: leastSpread })] : []),
    t('proof.seats', { spread: spreads.seats }),
    t('proof.beside', { most: neighbours.most }),
    t('proof.games', { list: games.join(', ') }),
    ...(neverMet.length > 0 ? [t('proof.never', { count: neverMet.length })] : []),
  ];
};

const Findings = ({ report, isEven }: { readonly report: SeatingReport; readonly isEven: boolean }) => (
  <ul className="seating-findings" data-part="findings">
    {useFindings(report, isEven).map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);

const Obstacles = ({ obstacles }: { readonly obstacles: readonly Obstacle[] }) => {
  const { t } = useTranslation('seating');
  return obstacles.map((each) => (
    <p key={each.code} role="alert" className="refused" data-obstacle={each.code}>
      {each.code === 'teammates'
        ? t('proof.obstacles.teammates', { count: each.met })
        : t(`proof.obstacles.${each.code}`, { ...each })}
    </p>
  ));
};

type Props = {
  readonly stage: DeskStage;
  readonly seating: Seating;
  readonly isEven?: boolean;
  readonly onDone: () => void;
};

export const Proof = ({ stage, seating, isEven = false, onDone }: Props) => {
  const { t } = useTranslation('seating');
  const { picture, give, isSending } = useDesk();
  const { report, obstacles } = inspect(picture, stage, seating);
  const lay = async (): Promise<void> => {
    const undo = layBack(stage);
    const isDone = await give(layOrder(stage.stage, seating), {
      told: t('make.laid', { count: seating.rounds.length }),
      ...(undo.length > 0 && { undo }),
    });
    if (isDone) onDone();
  };
  const off = isSending || obstacles.length > 0;
  return (
    <div className="seating-search" data-part="proof">
      {report.legal ? <Findings report={report} isEven={isEven} /> : <Faults report={report} />}
      <Obstacles obstacles={obstacles} />
      {stage.rounds.length > 0 ? (
        <Confirm
          title={t('make.lay')}
          name="lay"
          className="button main"
          isDisabled={off}
          onConfirm={() => void lay()}
        >
          <p>{t('make.layWhy')}</p>
        </Confirm>
      ) : (
        <button type="button" className="button main" data-do="lay" disabled={off} onClick={() => void lay()}>
          {t('make.lay')}
        </button>
      )}
    </div>
  );
};
