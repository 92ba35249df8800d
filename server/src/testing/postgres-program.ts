/** A PostgreSQL for benchmarks, which start this as a program: prints its address, and ends it with its own input. */
import { startPostgres } from './start-postgres.ts';

const postgres = await startPostgres([]);
process.stdout.write(`${postgres.url}\n`);
process.stdin.resume().once('end', () => void postgres.stop().then(() => process.exit()));
