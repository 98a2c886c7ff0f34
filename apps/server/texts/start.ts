// What the server says in the terminal: what there must be in each language.

export type StartTexts = {
  readonly usage: string;
  readonly option: {
    readonly unknown: (name: string) => string;
    readonly word: (found: string) => string;
    readonly twice: (name: string) => string;
    readonly valueMissing: (name: string) => string;
    readonly valueNotTaken: (name: string) => string;
    readonly port: (found: string) => string;
    readonly host: (found: string) => string;
    readonly url: (found: string) => string;
    readonly pair: (given: string, missing: string) => string;
    readonly backupsInData: (found: string) => string;
    readonly demoIsLocal: (name: string) => string;
    readonly demoOnly: (name: string) => string;
    readonly number: (name: string, found: string, range: string) => string;
    readonly database: string;
    readonly ice: (found: string) => string;
    readonly turnSecret: string;
  };
  readonly portInUse: (port: number) => string;
  readonly portClosed: (port: number, reason: string) => string;
  readonly certificate: (file: string, reason: string) => string;
  readonly authority: (file: string) => string;
  readonly newerWaits: (from: string, to: string, tournaments: readonly string[]) => string;
  readonly newerAsks: string;
  readonly demo: (nickname: string, password: string) => string;
  readonly demoElsewhere: (folder: string) => string;
  readonly howToStop: string;
  /** A club without an owner: it came from a copy. */
  readonly restored: string;
  readonly here: (address: string) => string;
  readonly watching: (live: string, board: string) => string;
  readonly phones: (address: string) => string;
  readonly trusted: (address: string) => string;
  readonly fingerprint: (hex: string) => string;
  readonly noNetwork: string;
  readonly otherAddress: string;
  readonly backupFailed: (sentence: string) => string;
};
