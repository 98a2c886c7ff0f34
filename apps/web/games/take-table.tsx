// This device asks for a table that another one has; and why it did not get it.
import { useState } from 'react';
import type { Session } from '../session/session.ts';
import type { TookTable } from '../sync/driver.ts';
import { useTranslation } from '../texts/use-translation.ts';
import type { ServedDriver } from './use-served.ts';

export const useTakeTable = (session: Session, served: ServedDriver | null) => {
  const [took, setTook] = useState<TookTable | null>(null);
  const [isTaking, setTaking] = useState(false);
  const take = async (): Promise<void> => {
    setTaking(true);
    const done = (await served?.driver.takeOver()) ?? null;
    setTook(done);
    setTaking(false);
    if (done === 'taken') await session.letGo('anew');
  };
  return { took, take: () => void take(), isBusy: isTaking || !served };
};

export const TakeFailed = ({ took }: { readonly took: TookTable | null }) => {
  const { t } = useTranslation('served');
  if (!took || took === 'taken') return null;
  return <p role="alert">{took === 'unsent' ? t('refused.unsent') : took.sentence}</p>;
};
