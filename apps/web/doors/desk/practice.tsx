// Practice from the desk: people that the server plays hold a cup on the real screens, as fast as wanted, until it is ended.
import { type Of, orNull, whole } from '@omerta/base/reading.ts';
import { number } from '@omerta/base/values.ts';
import { useState } from 'react';
import { Choose } from '../../people/choose.tsx';
import { NotHere, PlainForm, Refused } from '../../people/fields.tsx';
import { useAsked, useLookAgain, useSending } from '../../people/use-asked.ts';
import { ask, saying } from '../../server/ask.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const pace = saying({ tables: whole(1, 20), speed: number(0, 1000) });
const answer = saying({ practice: orNull(pace) });
const path = '/api/practice';

const numbers = (most: number): readonly string[] => Array.from({ length: most }, (_, i) => String(i + 1));
const speeds = ['1', '2', '5', '10', '30'];

const Running = ({ now, again }: { readonly now: Of<typeof pace>; readonly again: () => void }) => {
  const { t } = useTranslation('desk');
  const { sending, refused, send } = useSending();
  return (
    <>
      <p role="status">{t('practice.runs', now)}</p>
      <Refused sentence={refused} />
      <button
        type="button"
        className="button"
        data-do="end-practice"
        disabled={sending}
        onClick={() => void send(() => ask({ method: 'DELETE', path, reads: saying({}) })).then(again)}
      >
        {t('practice.end')}
      </button>
    </>
  );
};

const Begin = ({ again }: { readonly again: () => void }) => {
  const { t } = useTranslation('desk');
  const [tables, setTables] = useState('4');
  const [speed, setSpeed] = useState('5');
  const { sending, refused, send } = useSending();
  const body = { tables: Number(tables), speed: Number(speed) };
  return (
    <PlainForm
      name="practice"
      onSend={() => void send(() => ask({ method: 'POST', path, body, reads: saying({}) })).then(again)}
      sending={sending}
      refused={refused}
      button={t('practice.begin')}
    >
      <Choose
        label={t('practice.tables')}
        name="tables"
        value={tables}
        options={numbers(10).map((each) => [each, each])}
        onChoose={setTables}
      />
      <Choose
        label={t('practice.speed')}
        name="speed"
        value={speed}
        options={speeds.map((each) => [each, t('practice.times', { speed: each })])}
        onChoose={setSpeed}
      />
    </PlainForm>
  );
};

export const Practice = () => {
  const { t } = useTranslation('desk');
  const { got, again } = useAsked(() => ask({ path, reads: answer }));
  useLookAgain(again);
  const now = got && 'answer' in got ? got.answer.practice : undefined;
  return (
    <details className="desk-practice" data-part="practice">
      <summary>{t('practice.title')}</summary>
      <p className="quiet">{t('practice.why')}</p>
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
      {now === null && <Begin again={again} />}
      {now && <Running now={now} again={again} />}
    </details>
  );
};
