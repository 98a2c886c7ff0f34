// What clauses say in our words, over whatever screen named them.
import type { Edition } from '@omerta/rules/rulebooks/rulebook.ts';
import { useLang } from '../device/settings.ts';
import { Dialog } from '../look/dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { useClauseText } from './clause-text.ts';

type Clause = { readonly edition: Pick<Edition, 'id' | 'name'>; readonly clause: string };

/** Inside the dialog, which waits for what it shows. */
const Words = ({ edition, clause }: Clause) => <p>{useClauseText(edition.id, clause) ?? '—'}</p>;

type Props = Pick<Clause, 'edition'> & { readonly clauses: readonly string[]; readonly onClose: () => void };

export const ClauseDialog = ({ edition, clauses, onClose }: Props) => {
  const { t } = useTranslation('common');
  const lang = useLang();
  const name = edition.name.short[lang];
  const [only] = clauses;
  const title = clauses.length === 1 ? `${name} · ${only}` : name;
  return (
    <Dialog open onClose={onClose} title={title}>
      {clauses.map((clause) => (
        <section key={clause}>
          {clauses.length > 1 && <h3>{clause}</h3>}
          <Words edition={edition} clause={clause} />
        </section>
      ))}
      <button type="button" className="button" onClick={onClose}>
        {t('close')}
      </button>
    </Dialog>
  );
};
