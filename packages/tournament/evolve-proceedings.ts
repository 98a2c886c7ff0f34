// Folding protests, complaints and rulings.
import type { Folds } from './fold.ts';
import type { Protest, Ruling, TournamentState } from './state.ts';

const changeProtest = (
  state: TournamentState,
  id: string,
  change: (protest: Protest) => Protest,
): TournamentState => {
  const protest = state.protests[id];
  return protest ? { ...state, protests: { ...state.protests, [id]: change(protest) } } : state;
};

const changeRuling = (
  state: TournamentState,
  id: string,
  change: (ruling: Ruling) => Ruling,
): TournamentState => {
  const ruling = state.rulings[id];
  return ruling ? { ...state, rulings: { ...state.rulings, [id]: change(ruling) } } : state;
};

/** A decision, or the end of the protest, voids what was proposed on it. */
const endProtest = (
  state: TournamentState,
  id: string,
  decision: NonNullable<Protest['decision']>,
): TournamentState => {
  const open = Object.values(state.rulings).filter(
    (ruling) => ruling.protest === id && ruling.status === 'proposed',
  );
  const ended = changeProtest(state, id, (each) => ({ ...each, decision }));
  return open.reduce(
    (folded, { id: ruling }) => changeRuling(folded, ruling, (each) => ({ ...each, status: 'dropped' })),
    ended,
  );
};

export const evolveProceedings: Folds<
  | 'ProtestFiled'
  | 'ProtestWithdrawn'
  | 'EvidenceAdded'
  | 'CommitteeConsulted'
  | 'ProtestDecided'
  | 'ComplaintFiled'
  | 'RulingProposed'
  | 'RulingAgreed'
  | 'RulingDropped'
  | 'RulingApplied'
  | 'ChargeRaised'
  | 'ChargeDropped'
  | 'ChargeDecided'
> = {
  ProtestFiled: (state, { protest: id, game, player, form, subject, text, at }) => ({
    ...state,
    protests: {
      ...state.protests,
      [id]: { id, game, player, form, subject, text, at, evidence: [], consulted: false, decision: null },
    },
  }),
  ProtestWithdrawn: (state, { protest, by, at }) =>
    endProtest(state, protest, { outcome: 'withdrawn', by, at, reason: '', clause: null }),
  EvidenceAdded: (state, { protest, kind, text, by, at }) =>
    changeProtest(state, protest, (each) => ({
      ...each,
      evidence: [...each.evidence, { kind, text, by, at }],
    })),
  CommitteeConsulted: (state, { protest }) =>
    changeProtest(state, protest, (each) => ({ ...each, consulted: true })),
  ProtestDecided: (state, { protest, outcome, reason, clause, by, at }) =>
    endProtest(state, protest, { outcome, by, at, reason, clause }),
  ComplaintFiled: (state, { game, text, clause, by, at }) => ({
    ...state,
    complaints: [...state.complaints, { game, by, at, text, clause }],
  }),
  RulingProposed: (state, { ruling: id, game, protest, reason, change, by }) => ({
    ...state,
    rulings: {
      ...state.rulings,
      [id]: { id, game, protest, reason, change, agreed: [by], status: 'proposed' },
    },
  }),
  RulingAgreed: (state, { ruling, by }) =>
    changeRuling(state, ruling, (each) => ({ ...each, agreed: [...each.agreed, by] })),
  RulingDropped: (state, { ruling, by, reason }) =>
    changeRuling(state, ruling, (each) => ({
      ...each,
      status: 'dropped',
      ...(reason !== undefined && { against: { by, reason } }),
    })),
  RulingApplied: (state, { ruling, by, at }) =>
    changeRuling(state, ruling, (each) => {
      const game = state.games[each.game];
      const was = { sheet: game?.sheet ?? null, status: game?.status ?? 'scheduled' };
      return { ...each, status: 'applied', applied: { by, at, was } };
    }),
  ChargeRaised: (state, { charge: id, game, person, seat, clauses, grounds, clause, at }) => ({
    ...state,
    charges: {
      ...state.charges,
      [id]: { id, game, person, seat, clauses, grounds, clause, at, decision: null },
    },
  }),
  ChargeDropped: (state, { charge: id }) => ({
    ...state,
    charges: Object.fromEntries(Object.entries(state.charges).filter(([each]) => each !== id)),
  }),
  ChargeDecided: (state, { charge: id, ground, by, at, reason }) => {
    const charge = state.charges[id];
    return charge
      ? { ...state, charges: { ...state.charges, [id]: { ...charge, decision: { ground, by, at, reason } } } }
      : state;
  },
};
