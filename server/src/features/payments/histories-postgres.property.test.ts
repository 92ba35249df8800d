import { availableParallelism } from 'node:os';
import { postgresPlace, postgresSocketPlace } from '../../testing/databases.ts';
import { itKeepsBooks } from './testing/run-histories.ts';

const histories = Number(process.env['PAYMENTS_POSTGRES'] ?? 20);
const isMany = histories >= 1000;

itKeepsBooks({
  database: 'PostgreSQL',
  newPlace: isMany ? postgresSocketPlace : postgresPlace,
  histories,
  inOneDatabase: isMany ? 250 : 10,
  // Each waits for the database a third of its time.
  processes: isMany ? Number(process.env['PAYMENTS_PROCESSES'] ?? availableParallelism()) : 0,
});
