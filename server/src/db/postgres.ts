import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

/** Connections by a connection string. */
export function postgresPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  // A connection that breaks while idle is replaced at the next query, which reports any lasting failure.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** PostgreSQL by its connection string. */
export const postgresDialect = (url: string): Dialect => new PostgresDialect({ pool: postgresPool(url, 10) });
