// The door `/enter/…`: anybody registers for a tournament while that is open, and is told what comes next.
import { longestNickname, tidy } from '@omerta/base/nickname.ts';
import { useState } from 'react';
import { storage } from '../../device/plain-storage.ts';
import { useSettings } from '../../device/settings.ts';
import { PageTop } from '../../look/page-top.tsx';
import { NotHere, PlainForm, TextField } from '../../people/fields.tsx';
import { useAsked, useSending } from '../../people/use-asked.ts';
import { useParams } from '../../routing/way.ts';
import { isNoAnswer } from '../../server/ask.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { askTournament, type EnterableTournament, sendEntry } from './entry-question.ts';
import { rememberSent, wasSent } from './sent-entries.ts';

const longestAnswer = 500;
const dayFormat = (lang: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });

const Days = ({ dates }: { readonly dates: NonNullable<EnterableTournament['dates']> }) => {
  const { lang } = useSettings();
  return <p className="quiet">{dayFormat(lang).formatRange(new Date(dates.from), new Date(dates.to))}</p>;
};

type FormProps = {
  readonly tournament: string;
  readonly question: string | null;
  readonly onSent: (nickname: string) => void;
};

const EntryForm = ({ tournament, question, onSent }: FormProps) => {
  const { t } = useTranslation('enter');
  const [nickname, setNickname] = useState('');
  const [club, setClub] = useState('');
  const [answer, setAnswer] = useState('');
  const { sending, refused, setRefused, send } = useSending();
  const enter = async (): Promise<void> => {
    const name = tidy(nickname);
    if (name === '') return setRefused(t('missing'));
    if (wasSent(storage, tournament, name)) return setRefused(t('twice', { nickname: name }));
    const done = await send(
      () => sendEntry(tournament, { nickname: name, club: tidy(club), answer: tidy(answer) }),
      (refusal) => (isNoAnswer(refusal) && refusal.status !== 429 ? t('away') : refusal.sentence),
    );
    if (done === null) return;
    rememberSent(storage, tournament, name);
    onSent(name);
  };
  return (
    <>
      <p>{t('next')}</p>
      <PlainForm
        name="enter"
        onSend={() => void enter()}
        sending={sending}
        refused={refused}
        button={t('send')}
        isMain
      >
        <TextField
          label={t('nickname')}
          name="nickname"
          value={nickname}
          onWrite={setNickname}
          autoComplete="nickname"
          most={longestNickname}
        />
        <TextField label={t('club')} name="club" value={club} onWrite={setClub} most={longestNickname} />
        {question !== null && (
          <TextField label={question} name="answer" value={answer} onWrite={setAnswer} most={longestAnswer} />
        )}
      </PlainForm>
    </>
  );
};

const Sent = ({ nickname, onAnother }: { readonly nickname: string; readonly onAnother: () => void }) => {
  const { t } = useTranslation('enter');
  return (
    <>
      <section role="status" data-part="sent">
        <h2>{t('sentTitle')}</h2>
        <p>{t('sent', { nickname })}</p>
      </section>
      <button type="button" className="button" data-do="another" onClick={onAnother}>
        {t('another')}
      </button>
    </>
  );
};

type OpenProps = { readonly tournament: string; readonly view: EnterableTournament };

const Open = ({ tournament, view: { asked, phase } }: OpenProps) => {
  const { t } = useTranslation('enter');
  const [sent, setSent] = useState<string | null>(null);
  if (sent !== null) return <Sent nickname={sent} onAnother={() => setSent(null)} />;
  if (asked === null) return <p role="status">{t(phase === 'finished' ? 'over' : 'closed')}</p>;
  return <EntryForm tournament={tournament} question={asked.question} onSent={setSent} />;
};

const Asked = ({ tournament }: { readonly tournament: string }) => {
  const { t } = useTranslation(['enter', 'common']);
  const { got, again } = useAsked(() => askTournament(tournament), tournament);
  if (!got) return <p className="quiet">{t('common:loading')}</p>;
  if (!('answer' in got))
    return got.status === 404 ? (
      <p role="alert">{t('enter:unknown')}</p>
    ) : (
      <NotHere sentence={got.sentence} again={again} />
    );
  const { view } = got.answer;
  return (
    <>
      <h2>{view.name}</h2>
      {view.dates && <Days dates={view.dates} />}
      <Open tournament={tournament} view={view} />
    </>
  );
};

export const EnterPage = () => {
  const { t } = useTranslation('enter');
  const { tournament = '' } = useParams();
  return (
    <main className="page">
      <PageTop title={t('title')} />
      <Asked tournament={tournament} />
    </main>
  );
};
