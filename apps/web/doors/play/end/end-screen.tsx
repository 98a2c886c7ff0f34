// After the game: who has won, everybody's card and points with their clauses, how it went, the record to keep.
import './end.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { countCourse } from '@omerta/documents/protocol/counted.ts';
import { protocolOf } from '@omerta/documents/protocol/protocol.ts';
import type { SeatPicture } from '@omerta/play/picture.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { lazy, type ReactNode, useMemo } from 'react';
import { useLang } from '../../../device/settings.ts';
import { localDate } from '../../../games/file-name.ts';
import { saveFile } from '../../../games/save-file.ts';
import { PageTop } from '../../../look/page-top.tsx';
import { ReplayLink } from '../../../replay/replay-link.tsx';
import { readNotation } from '../../../session/read-notation.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DealCheck } from './deal-check.tsx';
import { OpenedPart } from './opened-part.tsx';
import { PlayedCourse } from './played-course.tsx';
import { PointsTable } from './points-table.tsx';

const Beliefs = lazy(async () => ({ default: (await import('./beliefs.tsx')).Beliefs }));
const Noticed = lazy(async () => ({ default: (await import('./noticed.tsx')).Noticed }));

type Props = {
  readonly picture: Pick<SeatPicture, 'chairs' | 'deal'>;
  /** Null for who has only looked on. */
  readonly own: Seat | null;
  /** The record; null where the game never began. */
  readonly notation: string | null;
  /** The next game of the same kind, where this device alone deals it. */
  readonly onAgain?: () => void;
  /** The way to the next game with others. */
  readonly children?: ReactNode;
};

export const EndScreen = ({ picture, own, notation, onAgain, children }: Props) => {
  const { t } = useTranslation(['play', 'table']);
  const lang = useLang();
  const course = useMemo(() => {
    const read = notation === null ? null : readNotation(notation);
    return read && !isRefusal(read) ? read.course : null;
  }, [notation]);
  const counted = course && countCourse(course);
  const protocol = course && counted && protocolOf(course, counted, lang);
  const role = own === null ? null : course?.state.roles[own];
  return (
    <main className="page played" data-scene="over">
      <PageTop title={t('play:end.title')} back="/play" />
      <p className={`won ${protocol?.winner ?? ''}`}>
        {protocol
          ? t(`play:end.won.${protocol.winner}`)
          : t(course ? 'play:end.abandoned' : 'play:end.closed')}
      </p>
      {role && own !== null && <p>{t('play:end.you', { seat: own, role: t(`table:role.${role}`) })}</p>}
      {protocol && <PointsTable protocol={protocol} own={own} />}
      <div className="choices">
        {children}
        {onAgain && (
          <button type="button" className="button main" data-go="again" onClick={onAgain}>
            {t('play:alone.again')}
          </button>
        )}
        {notation !== null && (
          <button
            type="button"
            className="button"
            data-go="save"
            onClick={() => saveFile(`omerta-${localDate(Date.now())}.mgn`, notation)}
          >
            {t('play:end.save')}
          </button>
        )}
        {course && notation !== null && <ReplayLink text={() => notation} />}
      </div>
      {course && picture.chairs.some((each) => each?.bot) && (
        <OpenedPart go="beliefs" title={t('play:end.beliefs')}>
          <Beliefs course={course} chairs={picture.chairs} />
        </OpenedPart>
      )}
      {course && (
        <OpenedPart go="advice" title={t('play:end.advice.title')}>
          <Noticed course={course} />
        </OpenedPart>
      )}
      {course && <PlayedCourse course={course} />}
      <DealCheck picture={picture} cards={course?.state.roles ?? null} isOwn={onAgain !== undefined} />
    </main>
  );
};
