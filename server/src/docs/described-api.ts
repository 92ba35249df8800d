import { openApiDocument } from '../api/openapi.ts';
import { docsPage } from './docs-page.ts';

/** The description of the API, as an OpenAPI document and as a page. */
export interface DescribedApi {
  json: Buffer;
  page: Buffer;
}

const made = new Map<string, Promise<DescribedApi>>();

async function describe(...about: Parameters<typeof openApiDocument>): Promise<DescribedApi> {
  const document = await openApiDocument(...about);
  return { json: Buffer.from(JSON.stringify(document)), page: Buffer.from(docsPage(document)) };
}

/**
 * Describes the API of a site: once in a process, as it takes a tenth of a second. A server does so before it listens;
 * later it would keep others waiting, and anyone may ask for it.
 */
export function describedApi(appName: string, { secureCookies }: { secureCookies: boolean }): Promise<DescribedApi> {
  const key = JSON.stringify([appName, secureCookies]);
  const description = made.get(key) ?? describe(appName, { secureCookies });
  made.set(key, description);
  return description;
}
