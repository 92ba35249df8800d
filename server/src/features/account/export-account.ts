import { refusalWords } from '@vitae/words/refusals';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { apiFailure } from '../../api/api-failure.ts';
import type { Person } from '../../api/context.ts';
import { createFairQueue } from '../../fair-queue.ts';
import { queues } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { readAsset } from '../assets/assets.ts';
import { userOf } from '../auth/accounts.ts';
import { moneyFiles } from '../payments/export-money.ts';
import { listShares } from '../shares/shares.ts';
import { newsletterRowOf } from '../site/newsletter.ts';
import { listSessions } from './account.ts';
import { listPasskeys } from './passkeys.ts';
import { packFile, zipStream, type PackedFile, type ZipFile } from './zip-stream.ts';

const longestMs = 60 * 60 * 1000;

/** Every account packs one file after the other, and accounts take turns. */
const turns = createFairQueue({ atOnce: queues.exportsAtOnce, mostWaiting: queues.exportsWaiting });

/**
 * Everything an account holds, as a zip: profile, sessions, passkeys, newsletter, share links, documents with all their
 * versions, evaluations, payments with receipts and wallet, pictures. It is generated while it is being read, one file
 * at a time: memory holds a file, not an account. An account has one download at a time. @throws `too-many-requests`
 */
export async function exportAccount(services: Services, person: Person): Promise<Readable> {
  const begun = Promise.withResolvers<Readable | null>();
  const make = async () => {
    await services.limits.count('export account', person.accountId);
    const stream = Readable.from(zipStream(packed(services, person)), { objectMode: false, highWaterMark: 64 * 1024 });
    // A client that reads nothing for this long is considered disconnected.
    const timer = setTimeout(() => stream.destroy(new Error('The export took too long.')), longestMs);
    begun.resolve(stream);
    await finished(stream, { cleanup: true }).catch(() => undefined);
    clearTimeout(timer);
  };
  services.locks.hold(`export ${person.accountId}`, make).then(
    (isFirst) => {
      if (!isFirst) begun.resolve(null);
    },
    (error: unknown) => {
      begun.reject(error);
    },
  );
  const stream = await begun.promise;
  if (stream === null)
    throw apiFailure('too-many-requests', {
      message: refusalWords('exportUnderWay'),
    });
  return stream;
}

async function* packed(services: Services, person: Person): AsyncGenerator<PackedFile> {
  const files = filesOf(services, person);
  for (;;) {
    const file = await turns(person.accountId, async () => {
      const { value } = await files.next();
      return value ? packFile(value) : null;
    });
    if (file === null) return;
    yield file;
  }
}

async function* filesOf(services: Services, person: Person): AsyncGenerator<ZipFile, void> {
  const json = (name: string, text: string): ZipFile => ({ name, bytes: Buffer.from(`${text}\n`) });
  yield json('profile.json', JSON.stringify(await userOf(services, person.accountId)));
  yield json('sessions.json', JSON.stringify(await listSessions(services, person)));
  yield json('passkeys.json', JSON.stringify(await listPasskeys(services, person)));
  yield json('newsletter.json', JSON.stringify(await newsletterRowOf(services, person.accountId)));
  yield json('share-links.json', JSON.stringify(await listShares(services, person.accountId)));
  for await (const { id, doc, deleted_at } of documentsOf(services, person)) {
    yield json(`${deleted_at === null ? 'documents' : 'trash'}/${id}.vitae.json`, doc);
    for await (const version of versionsOf(services, person, id))
      yield json(`versions/${id}/${String(version.rev).padStart(6, '0')}.vitae.json`, version.doc);
  }
  for await (const { id, body } of evaluationsOf(services, person)) yield json(`evaluations/${id}.json`, body);
  for await (const { name, content } of moneyFiles(services, person.accountId))
    yield json(name, JSON.stringify(content));
  for await (const { sha256 } of assetsOf(services, person)) {
    const { bytes, type } = await readAsset(services, person.accountId, sha256);
    yield { name: `pictures/${sha256}.${type === 'image/png' ? 'png' : 'jpg'}`, bytes };
  }
}

/**
 * One row after the other, each found from the key of the previous one: no list of them is ever in memory.
 *
 * @param key of the row before the first
 */
async function* oneByOne<Row, Key>(
  key: Key,
  next: (after: Key) => Promise<Row | undefined>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  for (let row = await next(key); row; row = await next(keyOf(row))) yield row;
}

const documentsOf = ({ db }: Services, { accountId }: Person) =>
  oneByOne(
    '',
    (after) =>
      db
        .selectFrom('document')
        .select(['id', 'doc', 'deleted_at'])
        .where('account_id', '=', accountId)
        .where('purged_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    ({ id }) => id,
  );

const versionsOf = ({ db }: Services, { accountId }: Person, id: string) =>
  oneByOne(
    0,
    (after) =>
      db
        .selectFrom('document_revision')
        .select(['rev', 'doc'])
        .where('account_id', '=', accountId)
        .where('document_id', '=', id)
        .where('rev', '>', after)
        .orderBy('rev')
        .limit(1)
        .executeTakeFirst(),
    ({ rev }) => rev,
  );

const evaluationsOf = ({ db }: Services, { accountId }: Person) =>
  oneByOne(
    '',
    (after) =>
      db
        .selectFrom('evaluation')
        .select(['id', 'body'])
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .where('state', '=', 'done')
        .where('id', '>', after)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    ({ id }) => id,
  );

const assetsOf = ({ db }: Services, { accountId }: Person) =>
  oneByOne(
    '',
    (after) =>
      db
        .selectFrom('asset')
        .select('sha256')
        .where('account_id', '=', accountId)
        .where('sha256', '>', after)
        .orderBy('sha256')
        .limit(1)
        .executeTakeFirst(),
    ({ sha256 }) => sha256,
  );
