// What reading and writing the vault needs of a server.
import type { Vault } from '@omerta/store/vault.ts';

export type Doorway = { readonly vault: Vault; readonly now: () => Date };
