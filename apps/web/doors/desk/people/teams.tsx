// Teams: formed of players, dissolved again.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { List } from '../../../desk/list/list.tsx';
import { PersonPick } from '../../../desk/person-pick.tsx';
import type { FormedTeam } from '../../../desk/roster/team-orders.ts';
import { PlainForm, TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Roster } from './known.ts';

const longestName = 64;

const NewTeam = ({ roster: { rows } }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { give, isSending } = useDesk();
  const [team, setTeam] = useState('');
  const [members, setMembers] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const free = rows.filter((row) => row.team === null && !members.includes(row.person));
  const form = async (): Promise<void> => {
    const name = team.trim();
    if (name === '' || members.length < 2) return setRefused(t('teams.least'));
    setRefused(null);
    const done = await give(
      { type: 'form-team', team: name, members },
      { told: t('teams.formed', { team: name }), undo: [{ type: 'disband-team', team: name }] },
    );
    if (!done) return;
    setTeam('');
    setMembers([]);
  };
  return (
    <PlainForm
      name="team"
      onSend={() => void form()}
      sending={isSending}
      refused={refused}
      button={t('teams.form')}
    >
      <TextField label={t('teams.name')} name="team" value={team} onWrite={setTeam} most={longestName} />
      <div className="choices">
        {rows
          .filter(({ person }) => members.includes(person))
          .map(({ person, nickname }) => (
            <button
              key={person}
              type="button"
              className="button chosen"
              onClick={() => setMembers(members.filter((each) => each !== person))}
            >
              {nickname} ✕
            </button>
          ))}
      </div>
      <PersonPick
        label={t('teams.member')}
        name="member"
        choices={free.map(({ person, nickname, club }) => ({
          person,
          name: nickname,
          ...(club !== null && { hint: club }),
        }))}
        chosen={null}
        onChoose={(person) => person !== null && setMembers([...members, person])}
      />
    </PlainForm>
  );
};

const Disband = ({ team, isSeated }: { readonly team: FormedTeam; readonly isSeated: boolean }) => {
  const { t } = useTranslation('roster');
  const { give, isSending } = useDesk();
  const disband = (): void => {
    const told = t('teams.disbanded', { team: team.team });
    const undo = [{ type: 'form-team', ...team } as const];
    void give({ type: 'disband-team', team: team.team }, { told, ...(!isSeated && { undo }) });
  };
  if (isSeated)
    return (
      <Confirm title={t('teams.disband')} name="disband" isDisabled={isSending} onConfirm={disband}>
        <p>{t('teams.disbanding', { team: team.team })}</p>
      </Confirm>
    );
  return (
    <button type="button" className="button" data-do="disband" disabled={isSending} onClick={disband}>
      {t('teams.disband')}
    </button>
  );
};

export const Teams = ({ roster }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const isSeated = picture.plans.some(({ rounds }) => rounds.length > 0);
  const columns = [
    { key: 'team', title: t('columns.team'), value: ({ team }: FormedTeam) => team },
    {
      key: 'members',
      title: t('teams.members'),
      value: ({ members }: FormedTeam) => members.map(nameOf).join(', '),
      share: 2,
    },
    { key: 'disband', title: t('teams.count'), value: ({ members }: FormedTeam) => members.length },
  ];
  return (
    <>
      {isSeated ? <p className="quiet">{t('teams.seated')}</p> : <NewTeam roster={roster} />}
      <List
        title={t('teams.listTitle', { tournament: picture.name })}
        rows={picture.teamsFormed}
        columns={columns}
        keyOf={({ team }) => team}
        draw={(team, column) =>
          column === 'disband' ? (
            <span className="roster-row-actions">
              {team.members.length} <Disband team={team} isSeated={isSeated} />
            </span>
          ) : undefined
        }
        empty={t('teams.none')}
      />
    </>
  );
};
