// Where a log is first not what was written, and in which way.

export type Damage = {
  /**
   * `altered`: its bytes are not those that were hashed; `misplaced`: whole, but not the one that belongs
   * here; `missing`: dropped; `unrecorded`: after the recorded end; `unreadable`: the home cannot read on;
   * `rewritten`: another history than the one known elsewhere.
   */
  readonly kind: 'altered' | 'misplaced' | 'missing' | 'unrecorded' | 'unreadable' | 'rewritten';
  /** Empty, with version 0, where the home cannot tell any more whose event it was. */
  readonly stream: string;
  readonly version: number;
  /** 0 where no position is behind it: a head kept elsewhere, a broken index. */
  readonly position: number;
};

/** Nobody can tell whose event it was; position 0 where not even that. */
export const unreadable = (position: number): Damage => ({
  kind: 'unreadable',
  stream: '',
  version: 0,
  position,
});
