// The room `cases` of the desk: protests, rulings, cards, charges and lots, each part with an address of its own.
import '../../../desk/papers.css';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Cards } from './cards.tsx';
import { Charges } from './charges.tsx';
import { Lots } from './lots.tsx';
import { ProposeRuling } from './propose-ruling.tsx';
import { ProtestView } from './protest-view.tsx';
import { Protests } from './protests.tsx';
import { Rulings } from './rulings.tsx';

const parts = ['protests', 'rulings', 'cards', 'charges', 'lots'] as const;
type Part = (typeof parts)[number];

/** What the address opens: a part, a ruling to be proposed on a game or from a protest, or a protest. */
const Opened = ({ thing }: { readonly thing: string }) => {
  switch (thing) {
    case 'protests':
      return <Protests />;
    case 'rulings':
      return <Rulings />;
    case 'cards':
      return <Cards />;
    case 'charges':
      return <Charges />;
    case 'lots':
      return <Lots />;
    default:
      if (thing.startsWith('rule-')) return <ProposeRuling key={thing} about={thing.slice(5)} />;
      return <ProtestView key={thing} id={thing} />;
  }
};

const isPart = (thing: string): thing is Part => parts.some((part) => part === thing);

export const CasesRoom = ({ thing = 'protests' }: { readonly thing?: string }) => {
  const { t } = useTranslation('cases');
  const { tournament } = useDesk();
  const current = isPart(thing) ? thing : 'protests';
  return (
    <>
      <h2>{t('title')}</h2>
      <nav className="desk-actions" aria-label={t('parts.title')}>
        {parts.map((part) => (
          <DeskLink
            key={part}
            tournament={tournament}
            room="cases"
            thing={part}
            className={part === current ? 'button chosen' : 'button'}
            isCurrent={part === thing}
          >
            {t(`parts.${part}`)}
          </DeskLink>
        ))}
      </nav>
      <Opened thing={thing} />
    </>
  );
};
