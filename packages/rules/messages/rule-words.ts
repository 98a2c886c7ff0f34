// The words for what the rules deal in, as every app says them: what there must be in each language.
import type { Approver } from '../game/command.ts';
import type { Role } from '../game/role.ts';
import type { Aggravation, Sanction } from '../rulebooks/violation.ts';

export type RuleWords = {
  readonly roles: Readonly<Record<Role, string>>;
  readonly sanctions: Readonly<Record<Sanction, string>>;
  /** When a sanction is graver. */
  readonly worse: Readonly<Record<Aggravation, string>>;
  readonly warnFirst: string;
  /** Whose consent it is, as it stands after “of” or “by”. */
  readonly approvers: Readonly<Record<Approver, string>>;
};
