// What is unlikely on a sheet, in words with its seats and its clause.
import { differencesText } from '@omerta/scoring/messages/difference-text.ts';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Clause } from './clause.tsx';
import type { Unlikely } from './sheets/unlikely.ts';

const One = ({ found }: { readonly found: Unlikely }) => {
  const { t } = useTranslation(['sheets', 'table']);
  const lang = useLang();
  const { kind, seats, clause, count, of, role, winner, differences } = found;
  const said = t(`sheets:unlikely.${kind}`, {
    count: count ?? 0,
    of: of ?? 0,
    role: role ? t(`table:role.${role}`) : '',
    winner: winner ? t(`sheets:winner.${winner}`) : '',
  });
  return (
    <li data-unlikely={kind}>
      {said}{' '}
      {seats.length > 0 && (
        <span className="quiet">{t('sheets:unlikely.seats', { seats: seats.join(', ') })}</span>
      )}{' '}
      {differences && differencesText(differences, lang)}
      <Clause clause={clause} />
    </li>
  );
};

export const UnlikelyList = ({ found }: { readonly found: readonly Unlikely[] }) => {
  const { t } = useTranslation('sheets');
  if (found.length === 0) return <p className="quiet">{t('unlikely.none')}</p>;
  return (
    <section className="papers-unlikely" aria-label={t('unlikely.title')}>
      <h3>{t('unlikely.title')}</h3>
      <ul>
        {found.map((each) => (
          <One key={`${each.kind} ${each.seats.join(' ')}`} found={each} />
        ))}
      </ul>
    </section>
  );
};
