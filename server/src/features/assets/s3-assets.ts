import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { AssetStore } from './asset-store.ts';

/** A bucket of a service that speaks S3. */
export interface S3Settings {
  /** Its address with the bucket, and a folder in it if wanted: `https://s3.example.com/vitae/pictures`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Below the host: path and query, both encoded, the parts of the query in the order of their names. */
  path: string;
  query?: string;
  body?: Uint8Array;
  type?: string;
}

const service = 's3';
const algorithm = 'AWS4-HMAC-SHA256';
/** A service that does not answer is not waited for any longer. */
const longestMs = 30_000;

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** The headers of a signed call (AWS Signature Version 4, in the header, with the payload signed). */
export function signedHeaders(
  { region, keyId, secret }: Pick<S3Settings, 'region' | 'keyId' | 'secret'>,
  { method, path, query = '', body = new Uint8Array() }: Pick<Asked, 'method' | 'path' | 'query' | 'body'>,
  host: string,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const payload = sha256(body);
  const names = 'host;x-amz-content-sha256;x-amz-date';
  const headers = `host:${host}\nx-amz-content-sha256:${payload}\nx-amz-date:${time}\n`;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const wanted = [method, path, query, headers, names, payload].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  const signature = hmac(key, [algorithm, time, scope, sha256(wanted)].join('\n')).toString('hex');
  return {
    'x-amz-content-sha256': payload,
    'x-amz-date': time,
    authorization: `${algorithm} Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

const listed = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);

const pageSchema = z.object({
  objects: z.array(z.object({ key: z.string(), at: z.iso.datetime() })),
  next: z.nullable(z.string()),
});

/** What a list (`ListObjectsV2`) says; its keys are of our making, so that none has a sign that XML would write otherwise. */
export function listedObjects(xml: string): z.infer<typeof pageSchema> {
  const contents = listed(xml.replaceAll(/\s*\n\s*/g, ''), 'IsTruncated');
  const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, inside = '']) => ({
    key: listed(inside, 'Key')[0],
    at: listed(inside, 'LastModified')[0],
  }));
  const next = contents[0] === 'true' ? listed(xml, 'NextContinuationToken')[0] : null;
  return pageSchema.parse({ objects, next: next ?? null });
}

/** Pictures as objects of a bucket, whose names are their SHA-256. */
export function s3Assets(settings: S3Settings): AssetStore {
  const { origin, host, pathname } = new URL(settings.url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = folders.map((part) => `${part}/`).join('');
  const call = async (asked: Asked): Promise<Response> => {
    const { method, path, query = '', body, type } = asked;
    const answer = await fetch(`${origin}${path}${query && `?${query}`}`, {
      method,
      headers: { ...signedHeaders(settings, asked, host, new Date()), ...(type && { 'content-type': type }) },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(longestMs),
    });
    if (answer.ok) return answer;
    const [code = ''] = listed(await answer.text(), 'Code');
    throw new Error(`S3: ${method} ${answer.status} ${code}`);
  };
  const pathOf = (name: string) => `/${bucket}/${prefix}${name}`;
  return {
    async put(name, body, type) {
      await call({ method: 'PUT', path: pathOf(name), body, type });
    },
    get: async (name) => Buffer.from(await (await call({ method: 'GET', path: pathOf(name) })).arrayBuffer()),
    async remove(name) {
      await call({ method: 'DELETE', path: pathOf(name) });
    },
    async *list() {
      for (let token: string | null = ''; token !== null;) {
        const query: string = [
          ...(token === '' ? [] : [`continuation-token=${encodeURIComponent(token)}`]),
          'list-type=2',
          `prefix=${encodeURIComponent(prefix)}`,
        ].join('&');
        const page = listedObjects(await (await call({ method: 'GET', path: `/${bucket}`, query })).text());
        for (const { key, at } of page.objects) yield { sha256: key.slice(prefix.length), writtenAt: Date.parse(at) };
        token = page.next;
      }
    },
  };
}
