import { sqlitePlace } from '../../testing/databases.ts';
import { itKeepsBooks } from './testing/run-histories.ts';

const histories = Number(process.env['PAYMENTS_SQLITE'] ?? 2000);

itKeepsBooks({
  database: 'SQLite',
  newPlace: sqlitePlace,
  histories,
  inOneDatabase: 100,
  processes: histories >= 1000 ? 1 : 0,
});
