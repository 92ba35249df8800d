import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

/** PostgreSQL by its connection string. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced at the next query, which then tells of any lasting trouble.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
