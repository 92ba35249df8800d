import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { operationsText } from '@vitae/words/operations';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { migrations } from '../db/migrations/index.ts';
import { databaseFile, openDatabase, type Database } from '../db/open-database.ts';
import { openAssets } from '../features/assets/asset-store.ts';
import { lastDifferences } from '../features/payments/reconcile.ts';
import { jobStates } from '../jobs/job-states.ts';
import { CommandError } from './command-error.ts';
import { placeOf } from './maintenance.ts';

type Grade = 'ok' | 'look' | 'wrong';
interface Found {
  grade: Grade;
  text: string;
}

const leastFreeBytes = 1e9;
const smtpMs = 10_000;
const marks: Readonly<Record<Grade, string>> = { ok: '  ok   ', look: '  look ', wrong: '  WRONG' };
const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Looks at everything that the server needs, and changes nothing. @throws CommandError with the same text if something
 * keeps the server from working
 */
export async function doctor(config: Config): Promise<string> {
  const found = [
    ...folder(config),
    ...settings(config),
    ...(await database(config)),
    ...(await pictures(config)),
    ...(await mail(config)),
  ];
  const text = found.map(({ grade, text: said }) => `${marks[grade]}  ${said}`).join('\n');
  if (found.some(({ grade }) => grade === 'wrong')) throw new CommandError(text);
  return text;
}

function folder({ dataFolder }: Config): Found[] {
  if (!existsSync(dataFolder))
    return [{ grade: 'look', text: operationsText('doctorNoFolder', { folder: dataFolder }) }];
  if (!statSync(dataFolder).isDirectory())
    return [{ grade: 'wrong', text: operationsText('doctorNotFolder', { folder: dataFolder }) }];
  try {
    accessSync(dataFolder, constants.R_OK | constants.W_OK);
  } catch {
    return [{ grade: 'wrong', text: operationsText('doctorFolderLocked', { folder: dataFolder }) }];
  }
  const { bavail, bsize } = statfsSync(dataFolder);
  const free = bavail * bsize;
  const others = (statSync(dataFolder).mode & 0o007) !== 0;
  return [
    {
      grade: free < leastFreeBytes ? 'look' : 'ok',
      text: operationsText('doctorFree', { folder: dataFolder, gigabytes: (free / 1e9).toFixed(1) }),
    },
    ...(others ? [{ grade: 'look' as const, text: operationsText('doctorFolderOpen', { folder: dataFolder }) }] : []),
  ];
}

function settings({ publicUrl, smtpUrl, adminEmail, secureCookies }: Config): Found[] {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  return [
    {
      grade: isLocal ? 'look' : 'ok',
      text: operationsText(isLocal ? 'doctorLocal' : 'doctorPublic', { url: publicUrl }),
    },
    ...(secureCookies || isLocal ? [] : [{ grade: 'wrong' as const, text: operationsText('httpsRule') }]),
    ...(smtpUrl === null ? [{ grade: 'look' as const, text: operationsText('doctorNoMail') }] : []),
    ...(adminEmail === null ? [{ grade: 'ok' as const, text: operationsText('doctorNoAdminEmail') }] : []),
  ];
}

/** Whether the bucket of pictures can be listed; without one they are in the data folder. */
async function pictures(config: Config): Promise<Found[]> {
  if (config.s3 === null) return [];
  const { url } = config.s3;
  try {
    await openAssets(config).list()[Symbol.asyncIterator]().next();
    return [{ grade: 'ok', text: operationsText('doctorS3', { url }) }];
  } catch (error) {
    return [{ grade: 'wrong', text: operationsText('doctorS3Down', { url, reason: message(error) }) }];
  }
}

async function database(config: Config): Promise<Found[]> {
  const place = placeOf(config);
  if (config.databaseUrl === null && !existsSync(databaseFile(config)))
    return [{ grade: 'look', text: operationsText('doctorNoDatabase') }];
  let db: Database | null = null;
  try {
    db = openDatabase(config);
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    if (!tables.some(({ name }) => name === 'kysely_migration'))
      return [{ grade: 'look', text: operationsText('doctorNoDatabase') }];
    return [
      { grade: 'ok', text: operationsText('doctorDatabase', { place }) },
      ...(config.databaseUrl === null ? await integrity(db) : []),
      ...(await versions(db)),
    ];
  } catch (error) {
    return [{ grade: 'wrong', text: operationsText('databaseNotOpened', { place, reason: message(error) }) }];
  } finally {
    await db?.destroy();
  }
}

async function integrity(db: Database): Promise<Found[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const said = rows[0]?.quick_check ?? '';
  return [
    said === 'ok'
      ? { grade: 'ok', text: operationsText('doctorWhole') }
      : { grade: 'wrong', text: operationsText('doctorDamaged', { reason: said }) },
  ];
}

/** The version of the tables; what needs the newest ones is looked at only there. */
async function versions(db: Database): Promise<Found[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = Object.keys(migrations);
  const left = known.filter((name) => !done.has(name)).length;
  const newer = [...done].some((name) => !known.includes(name));
  if (newer) return [{ grade: 'wrong', text: operationsText('doctorNewer') }];
  if (left > 0) return [{ grade: 'look', text: operationsText('doctorOlder', { count: left }) }];
  const admins = await db.selectFrom('account').select('id').where('role', '=', 'admin').limit(1).execute();
  const failed = (await jobStates(db, 'en')).filter(({ lastRun }) => lastRun?.outcome === 'failed');
  const mails = await db.selectFrom('outbox').select('id').where('failed_at', 'is not', null).limit(1000).execute();
  return [
    { grade: 'ok', text: operationsText('doctorNewest') },
    ...(admins.length === 0 ? [{ grade: 'look' as const, text: operationsText('doctorNoAdmin') }] : []),
    ...failed.map(({ name, lastRun }) => ({
      grade: 'look' as const,
      text: operationsText('doctorJobFailed', { name, reason: lastRun?.error ?? '' }),
    })),
    ...(await lastDifferences(db)).map((difference) => ({
      grade: 'look' as const,
      text: operationsText('doctorMoneyDiffers', difference),
    })),
    ...(mails.length === 0
      ? []
      : [{ grade: 'look' as const, text: operationsText('doctorMailFailed', { count: mails.length }) }]),
  ];
}

/** The one thing that leaves this machine, because it was asked for: whether the mail server answers. */
async function mail({ smtpUrl }: Config): Promise<Found[]> {
  if (smtpUrl === null) return [];
  const transport = createTransport({ url: smtpUrl, connectionTimeout: smtpMs, greetingTimeout: smtpMs });
  try {
    await transport.verify();
    return [{ grade: 'ok', text: operationsText('doctorMail') }];
  } catch (error) {
    return [{ grade: 'wrong', text: operationsText('doctorMailDown', { reason: message(error) }) }];
  } finally {
    transport.close();
  }
}
