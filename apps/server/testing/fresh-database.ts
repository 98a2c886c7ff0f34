// For tests: a database that nobody else has, on the PostgreSQL of the tests.
import { randomUUID } from 'node:crypto';
import { startPostgres } from '@omerta/testkit/machine/postgres.ts';
import pg from 'pg';

export const freshDatabase = async (): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> => {
  const { url, stop } = startPostgres();
  const name = `omerta_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (query: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(query);
    await admin.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await run(`DROP DATABASE ${name} WITH (FORCE)`);
      stop();
    },
  };
};
