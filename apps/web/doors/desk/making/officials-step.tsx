// Who runs it: offices by nickname; somebody new joins the club with it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { officesIn } from '@omerta/tournament/decisions.ts';
import type { Post } from '@omerta/tournament/offices.ts';
import { type Book, chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { nobodyNamed, type OfficialDraft } from '../../../desk/making/draft.ts';
import { knownAs } from '../../../desk/making/known-as.ts';
import { rulesOf } from '../../../desk/making/orders.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { StepProps } from './about-step.tsx';

/** As they are named, the most wanted first. */
const inOrder: readonly Post[] = [
  'chief',
  'deputy',
  'referee',
  'side-referee',
  'administrator',
  'organiser',
  'duty',
  'committee',
  'appeals',
];

/** Those that the rulebook has. */
export const givenOffices = (book: Book): readonly Post[] => {
  const known = officesIn(book);
  return inOrder.filter((office) => known.includes(office));
};

type PickProps = {
  readonly offices: readonly Post[];
  readonly officeName: (office: Post) => string;
  readonly known: readonly string[];
  /** Kept by whoever asks: what is typed and not added is not lost. */
  readonly naming: OfficialDraft;
  readonly onName: (naming: OfficialDraft) => void;
  readonly onAdd: (official: OfficialDraft) => void;
};

/** A nickname and an office; the keyboard's Enter adds, and the next can be typed at once. */
export const OfficialPick = ({ offices, officeName, known, naming, onName, onAdd }: PickProps) => {
  const { t } = useTranslation(['making', 'people']);
  const { nickname } = naming;
  const office = offices.find((each) => each === naming.office) ?? offices[0] ?? naming.office;
  const likely = known
    .filter((name) => nickname !== '' && name.toLocaleLowerCase().includes(nickname.toLocaleLowerCase()))
    .slice(0, 6);
  const add = (name: string): void => {
    if (name.trim() !== '') onAdd({ nickname: knownAs(known, name), office });
  };
  return (
    <form
      className="field"
      data-form="official"
      onSubmit={(event) => {
        event.preventDefault();
        add(nickname);
      }}
    >
      <div className="choices">
        {offices.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-office={each}
            aria-pressed={each === office}
            onClick={() => onName({ nickname, office: each })}
          >
            {officeName(each)}
          </button>
        ))}
      </div>
      <TextField
        label={t('people:nickname')}
        name="official"
        value={nickname}
        onWrite={(typed) => onName({ nickname: typed, office })}
        {...(nickname.trim() !== '' && {
          hint: t('making:officials.notYet', {
            nickname: knownAs(known, nickname),
            add: t('making:officials.add'),
          }),
        })}
      />
      <div className="choices">
        {likely.map((name) => (
          <button key={name} type="button" className="button" data-known={name} onClick={() => add(name)}>
            {name}
          </button>
        ))}
        <button type="submit" className="button" data-do="add-official">
          {t('making:officials.add')}
        </button>
      </div>
    </form>
  );
};

type Props = StepProps & { readonly known: readonly string[]; readonly own: string };

export const OfficialsStep = ({ draft, onChange, known, own }: Props) => {
  const { t } = useTranslation(['making', 'people']);
  const { officials, naming } = draft;
  const hasChief = officials.some(({ office }) => office === 'chief');
  const book = chooseBook(rulesOf(draft));
  const officeName = useOfficeName(book);
  // Rules that cannot be read are told at their own step.
  const offices = isRefusal(book) ? inOrder : givenOffices(book);
  const add = ({ nickname, office }: OfficialDraft): void => {
    const isThere = officials.some((each) => each.nickname === nickname && each.office === office);
    const next = isThere ? officials : [...officials, { nickname, office }];
    onChange({ ...draft, officials: next, naming: { ...nobodyNamed, office } });
  };
  return (
    <>
      <p className="quiet">{t('making:officials.why')}</p>
      {!hasChief && (
        <button
          type="button"
          className="button"
          data-do="chief-me"
          onClick={() => add({ nickname: own, office: 'chief' })}
        >
          {t('making:officials.iAmChief')}
        </button>
      )}
      <OfficialPick
        offices={offices.filter((office) => office !== 'organiser' && !(office === 'chief' && hasChief))}
        officeName={officeName}
        known={known}
        naming={naming}
        onName={(next) => onChange({ ...draft, naming: next })}
        onAdd={add}
      />
      <ul className="rows">
        {officials.map((each) => (
          <li key={`${each.office} ${each.nickname}`}>
            <span className="what">
              <b>{each.nickname}</b>
              <span className="quiet">
                {officeName(each.office)}
                {!known.includes(each.nickname) && ` · ${t('making:officials.new')}`}
              </span>
            </span>
            <button
              type="button"
              className="button"
              data-do="drop-official"
              onClick={() => onChange({ ...draft, officials: officials.filter((other) => other !== each) })}
            >
              {t('making:officials.drop')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
