// The room of settings: what comes next, name and days, rules, stages, officials, the delay of what the public sees, the list for the hall.
import '../../../look/check-line.css';
import './making.css';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { baseOf } from '@omerta/tournament/rulebooks/choose.ts';
import { useDesk } from '../../../desk/desk.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AboutPart } from './about-part.tsx';
import { Checklist } from './checklist.tsx';
import { DelayPart } from './delay-part.tsx';
import { NextPart } from './next-part.tsx';
import { OfficialsPart } from './officials-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { StagesPart } from './stages-part.tsx';

export const MakingRoom = () => {
  const { t } = useTranslation('making');
  const { picture } = useDesk();
  const id = rulebookIds.find((each) => each === baseOf(picture.rules));
  return (
    <>
      <h2 className="not-printed">{t('title')}</h2>
      <div className="not-printed">
        <NextPart />
      </div>
      <div className="making-cards not-printed">
        <AboutPart />
        <RulesPart />
        <StagesPart />
        <OfficialsPart />
        <DelayPart />
      </div>
      {id && <Checklist id={id} />}
    </>
  );
};
