// The store that the options name: a club's folder, made where there is none, or PostgreSQL.
import { isRefusal } from '@omerta/base/refusal.ts';
import { clubPlace } from '@omerta/office/folder/backups.ts';
import { openFolder, openNewFolder } from '@omerta/office/folder/club-folder.ts';
import type { OfficeRefusal } from '@omerta/office/refusal.ts';
import { openStore, type Store } from '@omerta/store/store.ts';
import { upcasters } from '@omerta/stream/upcasters.ts';
import type { ServerOptions } from '../options.ts';

const openPostgres = async (url: string): Promise<Store | OfficeRefusal> => {
  const { postgresHome } = await import('@omerta/store/postgres.ts');
  const store = await openStore(await postgresHome({ url }), upcasters);
  return isRefusal(store) ? { code: 'store/refused', refusal: store } : store;
};

export const openForServing = async ({
  database,
  data,
  backups,
}: ServerOptions): Promise<Store | OfficeRefusal> => {
  if (database !== null) return openPostgres(database);
  const store = await openFolder(clubPlace(data, backups));
  // A folder with files or backups of a club is never taken for a new one.
  return isRefusal(store) && store.code === 'folder/none' ? openNewFolder(data) : store;
};
