// The room `cases` of the desk: protests, rulings, cards, charges and lots, each part with an address of its own.
import '../../../desk/papers.css';
import type { ComponentType } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { type CasePart, type CaseThing, caseParts, parseCaseThing } from '../../../desk/wire/case-thing.ts';
import { useNavigate } from '../../../routing/way.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Cards } from './cards.tsx';
import { Charges } from './charges.tsx';
import { Lots } from './lots.tsx';
import { ProposeRuling } from './propose-ruling.tsx';
import { ProtestView } from './protest-view.tsx';
import { Protests } from './protests.tsx';
import { Rulings } from './rulings.tsx';

const partOf: Readonly<Record<CasePart, ComponentType>> = {
  protests: Protests,
  rulings: Rulings,
  cards: Cards,
  charges: Charges,
  lots: Lots,
};

/** Proposed, it stands with its protest or among the rulings. */
const ProposeHere = ({ about }: { readonly about: string }) => {
  const { tournament, picture } = useDesk();
  const navigate = useNavigate();
  const thing = picture.protests.some(({ id }) => id === about) ? about : 'rulings';
  return (
    <ProposeRuling
      about={about}
      onProposed={() =>
        void navigate({
          to: '/desk/$tournament/$room/$thing',
          params: { tournament, room: 'cases', thing },
        })
      }
    />
  );
};

const Opened = ({ opens }: { readonly opens: CaseThing }) => {
  switch (opens.kind) {
    case 'part': {
      const Part = partOf[opens.part];
      return <Part />;
    }
    case 'ruling-on':
      return <ProposeHere key={opens.about} about={opens.about} />;
    case 'protest':
      return <ProtestView key={opens.protest} id={opens.protest} />;
  }
};

export const CasesRoom = ({ thing = 'protests' }: { readonly thing?: string }) => {
  const { t } = useTranslation('cases');
  const { tournament } = useDesk();
  const opens = parseCaseThing(thing);
  const current = opens.kind === 'part' ? opens.part : 'protests';
  return (
    <>
      <h2 className="hidden-text">{t('title')}</h2>
      <nav className="desk-actions" aria-label={t('parts.title')}>
        {caseParts.map((part) => (
          <DeskLink key={part} tournament={tournament} room="cases" thing={part} isCurrent={part === current}>
            {t(`parts.${part}`)}
          </DeskLink>
        ))}
      </nav>
      <Opened opens={opens} />
    </>
  );
};
