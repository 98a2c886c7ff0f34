// A new screen: named, made, and shown with its address among the others.
import { type FormEvent, useState } from 'react';
import { Refused, TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useMakeScreen } from './screen-address.tsx';

export const MakeScreen = ({ onMade }: { readonly onMade: () => void }) => {
  const { t } = useTranslation('screens');
  const [name, setName] = useState('');
  const { make, sending, refused } = useMakeScreen();
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return;
    const made = await make({ name: called, shows: { what: 'seating', stage: null, round: null } });
    if (made === null) return;
    setName('');
    onMade();
  };
  return (
    <>
      <form className="screen-make" data-form="screen" onSubmit={(event) => void add(event)}>
        <TextField label={t('name')} name="screen" value={name} onWrite={setName} most={60} />
        <button type="submit" className="button" disabled={sending || name.trim() === ''}>
          {t('make')}
        </button>
      </form>
      {refused !== null && <Refused sentence={refused} />}
    </>
  );
};
