import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@vitae/testkit/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { doctor } from '../../command-line/doctor.ts';
import { openAssets, type StoredAsset } from './asset-store.ts';
import { listedObjects, s3Assets, signedHeaders } from './s3-assets.ts';

/*
 * `npm run fuzz -- s3` runs the same against S3rver from the registry, which checks signatures and speaks S3's own XML. It is no
 * dependency, since nobody has kept it up since 2021. Otherwise the bucket is a local one that checks little more than names.
 */

const settings = async () => {
  const origin = process.env['S3_REAL'] === undefined ? await localBucket() : await realService();
  return { url: `${origin}/vitae/pictures`, region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' };
};

async function realService(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-s3-'));
  const port = await freePort();
  const given = ['-y', 's3rver@3.7.1', '--directory', folder, '--port', String(port), '--configure-bucket', 'vitae'];
  const service = spawn('npx', given, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  onTestFinished(() => {
    // The service is a child of npx.
    process.kill(-(service.pid ?? 0));
    rmSync(folder, { recursive: true });
  });
  await new Promise<void>((listening) => {
    service.stdout.on('data', (line) => String(line).includes('listening') && listening());
  });
  return `http://127.0.0.1:${port}`;
}

/** A bucket that pages its list by one. */
async function localBucket(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage): Promise<[number, string | Buffer]> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const key = pathname.slice('/vitae/'.length);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=S3RVER/'))
      return [403, '<Error><Code>AccessDenied</Code></Error>'];
    if (request.method === 'PUT') objects.set(key, await buffer(request));
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return [200, ''];
    if (!searchParams.has('list-type')) return objects.has(key) ? [200, objects.get(key) ?? ''] : [404, '<Error/>'];
    const after = searchParams.get('continuation-token') ?? '';
    const [name, ...more] = [...objects.keys()].toSorted().filter((one) => one > after);
    const content = `<Contents><Key>${name}</Key>\n<LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
    const token = `<IsTruncated>true</IsTruncated><NextContinuationToken>${name}</NextContinuationToken>`;
    return [200, `<ListBucketResult>${name ? content : ''}${more.length > 0 ? token : ''}</ListBucketResult>`];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

it('stores, reads, lists and removes pictures in a bucket, and reports what it refuses', async () => {
  const given = await settings();
  const store = s3Assets(given);
  const pictures = ['one', 'another', 'and one more'].map((text) => {
    const bytes = Buffer.from(text);
    return { bytes, name: createHash('sha256').update(bytes).digest('hex') };
  });
  for (const { name, bytes } of pictures) await store.put(name, bytes, 'image/webp');
  const listed: StoredAsset[] = [];
  for await (const one of store.list()) listed.push(one);
  expect(listed.map(({ sha256 }) => sha256).toSorted()).toEqual(pictures.map(({ name }) => name).toSorted());
  expect(listed.every(({ writtenAt }) => writtenAt > Date.parse('2025-01-01'))).toBe(true);
  for (const { name, bytes } of pictures) expect(await store.get(name)).toEqual(bytes);
  for (const { name } of pictures) await store.remove(name);
  await expect(store.get(pictures[0]?.name ?? '')).rejects.toThrow('S3: GET 404');
  await expect(s3Assets({ ...given, keyId: 'nobody' }).get('x')).rejects.toThrow('S3: GET 403');

  const environment = { BUCKET_URL: given.url, BUCKET_KEY_ID: given.keyId, BUCKET_SECRET: given.secret };
  const config = readConfig(environment);
  for await (const one of openAssets(config).list()) expect(one).toBeUndefined();
  expect(await doctor(config).catch(String)).toContain(`The bucket ${given.url} answers.`);
  const closed = readConfig({ ...environment, BUCKET_KEY_ID: 'nobody' });
  expect(await doctor(closed).catch(String)).toContain('cannot be listed: S3: GET 403');
  expect(() => readConfig({ BUCKET_URL: given.url })).toThrow('BUCKET_KEY_ID');
  expect(() => readConfig({ ...environment, BUCKET_URL: 'https://s3.example.com' })).toThrow('BUCKET_URL');
});

it('signs as the documentation of S3 does in its examples', () => {
  const key = {
    region: 'us-east-1',
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const time = new Date('2013-05-24T00:00:00Z');
  const host = 'examplebucket.s3.amazonaws.com';
  // AWS, "Signature Calculations for the Authorization Header", "GET Bucket (List Objects)".
  expect(
    signedHeaders(key, { method: 'GET', path: '/', query: 'max-keys=2&prefix=J' }, host, time)['authorization'],
  ).toContain('Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
});

it('reads a list with and without a further page', () => {
  const one = '<Contents><Key>a</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>';
  expect(listedObjects(`<ListBucketResult><IsTruncated>false</IsTruncated>${one}</ListBucketResult>`)).toEqual({
    objects: [{ key: 'a', at: '2026-01-01T00:00:00.000Z' }],
    next: null,
  });
  expect(() => listedObjects('<ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>')).toThrow(
    'expected string',
  );
});
