// The course of the game under its days and nights, each line with its time.
import './course-view.css';
import { type CourseLine, courseLines } from '../../sheet/course-lines.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useResult } from './use-result.ts';

const LineOf = ({ line: { at, told, answer, after } }: { readonly line: CourseLine }) => {
  const { t } = useTranslation(['table', 'common']);
  const { lang } = useResult();
  const time =
    at === null ? null : new Intl.DateTimeFormat(lang, { timeStyle: 'short', hourCycle: 'h23' }).format(at);
  return (
    <li>
      {time && <time dateTime={new Date(at ?? 0).toISOString()}>{time}</time>}{' '}
      <span>
        {told[lang]} {answer && <b>{t(`table:checkAnswer.${answer}`)}</b>}{' '}
        <span className="quiet">{told.clauses.join(', ')}</span>
        {after.map((each) => (
          <span key={each[lang]} className="quiet">
            {' '}
            {each[lang]}
          </span>
        ))}
      </span>
    </li>
  );
};

export const CourseView = () => {
  const { t } = useTranslation(['result', 'table']);
  const { course } = useResult();
  return (
    <div>
      <h3>{t('result:protocol.inOrder')}</h3>
      <ol className="course">
        {courseLines(course.state).map(({ moment, lines }) => (
          <li key={`${moment.kind} ${moment.number}`} data-moment={`${moment.kind} ${moment.number}`}>
            <h4>{t(`table:phase.${moment.kind}`, { number: moment.number })}</h4>
            <ol>
              {lines.map((line) => (
                <LineOf key={line.number} line={line} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
};
