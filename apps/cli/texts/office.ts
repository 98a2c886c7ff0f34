// What the command line says about tournaments, archives and backups: what there must be in each language.

export type OfficeWords = {
  readonly usage: {
    readonly tournamentWord: (found: string | undefined) => string;
    readonly archive: string;
    readonly publish: string;
    readonly url: (found: string) => string;
    readonly restore: string;
    readonly verify: string;
    readonly headOfFile: string;
    readonly backup: string;
    readonly erase: string;
    readonly support: string;
    readonly tables: (tables: number, players: number) => string;
    readonly players: (found: number) => string;
  };
  readonly simulate: {
    readonly progress: (done: number, planned: number) => string;
    readonly played: (tournament: string, rulebook: string, seed: number) => string;
    readonly size: (players: number, games: number, commands: number) => string;
    readonly results: string;
    readonly happened: string;
    readonly refused: string;
    readonly standings: string;
    readonly kept: (folder: string) => string;
  };
  readonly archived: (file: string, kilobytes: number, people: boolean) => string;
  readonly published: (folder: string, pages: number, kilobytes: number) => string;
  /** Null: an archive of the first format. */
  readonly head: (head: string | null) => string;
  readonly supported: (file: string) => string;
  readonly restored: (folder: string, games: number, events: number) => string;
  readonly verified: (name: string, tournaments: number, games: number, events: number) => string;
  readonly backups: (whole: number) => string;
  readonly damagedBackup: (name: string) => string;
  readonly damagedPerson: (person: string) => string;
  readonly leftToLookAt: (file: string, person: string) => string;
  readonly backedUp: (file: string) => string;
  readonly nothingNew: string;
  readonly erased: (person: string, rewritten: number, deleted: number) => string;
};
