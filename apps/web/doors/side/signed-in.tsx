// A screen for whoever is signed in on this device; anybody else is asked first who he is.
import './side.css';
import { type ReactNode, useState } from 'react';
import { storage } from '../../device/plain-storage.ts';
import { useAsync } from '../../device/use-async.ts';
import { PageTop } from '../../look/page-top.tsx';
import { Loading } from '../../look/plain-states.tsx';
import { SignIn } from '../../people/sign-in.tsx';
import { type WhoIsHere, whoIsHere } from '../../side/who-is-here.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly children: (me: WhoIsHere, again: () => void) => ReactNode };

const Asked = ({ children, again }: Props & { readonly again: () => void }) => {
  const { t } = useTranslation('side');
  const me = useAsync(() => whoIsHere(storage));
  if (!me) return <Loading />;
  if (me.value) return children(me.value, again);
  return (
    <main className="page">
      <PageTop title={t('yourGames')} />
      <SignIn onIn={again} />
    </main>
  );
};

export const SignedIn = ({ children }: Props) => {
  const [visit, setVisit] = useState(0);
  return (
    <Asked key={visit} again={() => setVisit(visit + 1)}>
      {children}
    </Asked>
  );
};
