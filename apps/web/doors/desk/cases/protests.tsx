// Every protest with its deadline and who decides it, and a new one entered for a player.

import { oneOf, shape, text } from '@omerta/base/reading.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import {
  type ProtestSubject,
  protestForms,
  protestSubjects,
} from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { useState } from 'react';
import { protestUntil } from '../../../desk/cases/offered.ts';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { useBook } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskGame, DeskProtest } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { newId } from '../../../device/new-id.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { Choose } from '../../../people/choose.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useNavigate } from '../../../routing/way.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useJudges } from './use-judges.ts';
import { useOutcome } from './use-outcome.ts';

const useColumns = (): readonly ListColumn<DeskProtest>[] => {
  const { t } = useTranslation('cases');
  const { picture } = useDesk();
  const [book, judges, outcome] = [useBook(), useJudges(), useOutcome()];
  const [nameOf, gameName, { clock }] = [useNameOf(), useGameName(), useZoneTime()];
  const until = ({ game }: DeskProtest): string | null => {
    const endedAt = picture.games.find(({ id }) => id === game)?.endedAt ?? null;
    if (endedAt === null) return null;
    const at = protestUntil(book, endedAt);
    return at === null ? t('protests.untilNext') : clock(at);
  };
  const deciders = ({ id }: DeskProtest): string | null => {
    const awaited = picture.expects.find((each) => each.command === 'decide-protest' && each.id === id);
    return awaited ? `${judges(awaited.of)} (${awaited.clause})` : null;
  };
  return [
    { key: 'player', title: t('protests.column.player'), value: ({ player }) => nameOf(player) },
    { key: 'game', title: t('protests.column.game'), value: ({ game }) => gameName(game), share: 2 },
    {
      key: 'state',
      title: t('protests.column.state'),
      value: ({ decision }) => (decision ? outcome(decision.outcome) : t('protests.open')),
      isFilter: true,
    },
    {
      key: 'subject',
      title: t('protests.column.subject'),
      value: ({ subject }) => t(`protests.subject.${subject as ProtestSubject}`),
      isWideOnly: true,
    },
    { key: 'filed', title: t('protests.column.filed'), value: ({ at }) => clock(at), isWideOnly: true },
    { key: 'until', title: t('protests.column.until'), value: until, isWideOnly: true },
    {
      key: 'deciders',
      title: t('protests.column.deciders'),
      value: deciders,
      isWideOnly: true,
      share: 2,
    },
  ];
};

const isProtestable = ({ endedAt, status }: DeskGame): boolean =>
  endedAt !== null && status !== 'final' && status !== 'annulled';

const protest = shape({
  game: text,
  player: text,
  form: oneOf(protestForms),
  subject: oneOf(protestSubjects),
  text,
});

const FileProtest = ({ games }: { readonly games: readonly DeskGame[] }) => {
  const { t } = useTranslation('cases');
  const { tournament, give } = useDesk();
  const { rules } = useBook();
  const [nameOf, gameName] = [useNameOf(), useGameName()];
  const empty = {
    game: '',
    player: '',
    form: rules.protest.forms.value[0] ?? 'sheet-entry',
    subject: rules.protest.subjects.value[0] ?? 'result',
    text: '',
  };
  const [draft, keep] = useDraft({ name: `protest ${tournament}`, reads: protest, empty });
  // Looked at once: what was begun before stands open, and what somebody opens or closes stays so.
  const [isBegun] = useState(draft.text !== '');
  const { player, form, subject } = draft;
  const game = games.find(({ id }) => id === draft.game) ?? games[0];
  if (!game) return <p className="quiet">{t('protests.none')}</p>;
  const isWhole = game.seats.includes(player) && draft.text.trim() !== '';
  const file = async (): Promise<void> => {
    const about = { ...draft, protest: newId(), game: game.id };
    if (await give({ type: 'protest', ...about }, { told: t('protests.filed') })) keep(empty);
  };
  return (
    <details className="desk-card" data-part="file" open={isBegun}>
      <summary>{t('protests.file')}</summary>
      <Choose
        label={t('protests.game')}
        name="protest-game"
        value={game.id}
        options={games.map(({ id }) => [id, gameName(id)] as const)}
        onChoose={(id) => keep({ ...draft, game: id })}
      />
      <Choose
        label={t('protests.player')}
        name="protest-player"
        value={game.seats.includes(player) ? player : ''}
        options={game.seats.map((person, i) => [person, `${i + 1} ${nameOf(person)}`] as const)}
        onChoose={(person) => keep({ ...draft, player: person })}
      />
      <Choose
        label={t('protests.against')}
        name="protest-subject"
        value={subject}
        options={rules.protest.subjects.value.map((each) => [each, t(`protests.subject.${each}`)] as const)}
        onChoose={(next) => keep({ ...draft, subject: next })}
      />
      <Choose
        label={t('protests.how')}
        name="protest-form"
        value={form}
        options={rules.protest.forms.value.map((each) => [each, t(`protests.form.${each}`)] as const)}
        onChoose={(next) => keep({ ...draft, form: next })}
      />
      <TextField
        label={t('protests.text')}
        name="protest-text"
        most={longestText}
        value={draft.text}
        onWrite={(next) => keep({ ...draft, text: next })}
        isLong
      />
      <button
        type="button"
        className="button main"
        data-do="file-protest"
        disabled={!isWhole}
        onClick={() => void file()}
      >
        {t('protests.file')}
      </button>
    </details>
  );
};

export const Protests = () => {
  const { t } = useTranslation('cases');
  const { tournament, picture } = useDesk();
  const navigate = useNavigate();
  const columns = useColumns();
  const newest = picture.protests.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <>
      <List
        title={t('parts.protests')}
        rows={[...newest.filter(({ decision }) => !decision), ...newest.filter(({ decision }) => decision)]}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) =>
          void navigate({
            to: '/desk/$tournament/$room/$thing',
            params: { tournament, room: 'cases', thing: id },
          })
        }
        empty={t('protests.empty')}
      />
      <FileProtest games={picture.games.filter(isProtestable)} />
    </>
  );
};
