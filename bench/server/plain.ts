import Sqlite from 'better-sqlite3';
import express from 'express';
import { Kysely, SqliteDialect, type Generated } from 'kysely';

/*
 * The baseline: bare Express 5, Kysely and better-sqlite3 on the same tables, doing the same SQL for the same requests.
 * It checks nothing: the caller is named in two headers, and a document is stored and sent unchanged.
 */

interface Schema {
  account: { id: string; sync_seq: number; status: string; role: string; document_limit: number | null };
  session: { id: string; account_id: string; ended_at: string | null; device: string };
  document: {
    id: string;
    account_id: string;
    kind: string;
    head_rev: number;
    schema_version: number;
    doc: string;
    device: Generated<string>;
    change_seq: number;
    deleted_at: string | null;
    purged_at: string | null;
    created_at: string;
    updated_at: string;
  };
  document_revision: {
    account_id: string;
    document_id: string;
    rev: number;
    doc: string;
    device_id: string;
    device: Generated<string>;
    push_id: string;
    label: Generated<string>;
    created_at: string;
  };
}

interface Push {
  baseRev: number;
  pushId: string;
  schemaVersion: number;
  deviceId: string;
  doc: unknown;
}

const [file = ''] = process.argv.slice(2);
const database = new Sqlite(file);
database.pragma('journal_mode = WAL');
// As durable as the server: what it reports as written is on the disk.
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');
const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

const app = express();
app.disable('x-powered-by');
app.use(express.json({ limit: '1mb' }));

const session = (accountId: string, sessionId: string) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.ended_at', 'session.device', 'account.status', 'account.role'])
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', accountId)
    .executeTakeFirst();

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 takes what they throw
app.get('/api/documents/:id', async (request, response) => {
  const accountId = request.get('x-account') ?? '';
  await session(accountId, request.get('x-session') ?? '');
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', request.params.id)
    .where('account_id', '=', accountId)
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  response.type('json').send(`{"rev":${row.head_rev},"device":${JSON.stringify(row.device)},"doc":${row.doc}}`);
});

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 takes what they throw
app.put('/api/documents/:id', async (request, response) => {
  const accountId = request.get('x-account') ?? '';
  const device = (await session(accountId, request.get('x-session') ?? ''))?.device ?? '';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a baseline checks nothing
  const { baseRev, pushId, schemaVersion, deviceId, doc } = request.body as Push;
  const { id } = request.params;
  const text = JSON.stringify(doc);
  const rev = baseRev + 1;
  await db.transaction().execute(async (transaction) => {
    const { sync_seq } = await transaction
      .updateTable('account')
      .set((update) => ({ sync_seq: update('sync_seq', '+', 1) }))
      .where('id', '=', accountId)
      .returning('sync_seq')
      .executeTakeFirstOrThrow();
    await transaction
      .selectFrom('document')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    await transaction
      .selectFrom('document_revision')
      .select('rev')
      .where('account_id', '=', accountId)
      .where('document_id', '=', id)
      .where('push_id', '=', pushId)
      .executeTakeFirst();
    const time = new Date().toISOString();
    await transaction
      .updateTable('document')
      .set({
        head_rev: rev,
        schema_version: schemaVersion,
        doc: text,
        device,
        change_seq: sync_seq,
        deleted_at: null,
        updated_at: time,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('head_rev', '=', baseRev)
      .execute();
    await transaction
      .insertInto('document_revision')
      .values({
        account_id: accountId,
        document_id: id,
        rev,
        doc: text,
        device_id: deviceId,
        device,
        push_id: pushId,
        created_at: time,
      })
      .execute();
  });
  response.json({ rev });
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready on http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}`);
});
