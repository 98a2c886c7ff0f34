// What the command line says about papers and exports: what there must be in each language.

export type PaperWords = {
  readonly usage: {
    readonly protocol: string;
    readonly pack: string;
    readonly export: string;
    readonly what: (found: string, parts: readonly string[]) => string;
    readonly as: (found: string, forms: readonly string[]) => string;
    readonly server: (found: string) => string;
  };
  readonly printed: (file: string, kilobytes: number) => string;
  readonly nothing: (parts: readonly string[]) => string;
  readonly reading: string;
  readonly layingOut: string;
  readonly printing: string;
};
