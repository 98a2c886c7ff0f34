// The list of keys on every screen: fetched when `?` is first pressed.
import { lazy, Suspense, useEffect, useState } from 'react';
import { onHelp } from './press-keys.ts';

const KeysDialog = lazy(() =>
  import('./keys-dialog.tsx').then(({ KeysDialog: part }) => ({ default: part })),
);

export const KeysHelp = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => onHelp(() => setOpen((is) => !is)), []);
  return open ? (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
};
