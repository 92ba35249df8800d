import { Validator } from '@seriousme/openapi-schema-validator';
import { apiErrors } from '@vitae/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../api/endpoints.ts';
import { openApiDocument } from '../api/openapi.ts';
import { sqlitePlace } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { docsPage } from './docs-page.ts';

const pathsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      operationId: z.string(),
      security: z.array(z.unknown()).optional(),
      'x-required-role': z.string().optional(),
      responses: z.record(z.string(), z.object({ description: z.string() })),
    }),
  ),
);

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const result = await new Validator().validate(await openApiDocument('Vitae', { secureCookies: true }));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('is reported as invalid if it is', async () => {
    const document = await openApiDocument('Vitae', { secureCookies: true });
    expect((await new Validator().validate({ ...document, info: { title: 'No version' } })).valid).toBe(false);
  });

  it('has every endpoint, with who may call it and which errors it returns', async () => {
    const paths = pathsSchema.parse((await openApiDocument('Vitae', { secureCookies: true }))['paths']);
    for (const { name, method, path, access, errors } of endpoints()) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation?.security).toEqual(access === 'anyone' ? [] : undefined);
      expect(operation?.['x-required-role']).toEqual(access === 'admin' ? 'admin' : undefined);
      const described = Object.values(operation?.responses ?? {})
        .map(({ description }) => description)
        .join(' ');
      for (const code of errors)
        expect(described).toContain(`${code}: ${apiErrors[code as keyof typeof apiErrors].message}`);
    }
  });
});

describe('the page about the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await sqlitePlace());
  });
  afterAll(() => server.stop());

  it('shows every endpoint, and needs nothing that the policy forbids', async () => {
    const response = await fetch(`${server.origin}/api/docs`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await response.text();
    for (const { name, path } of endpoints()) {
      expect(html).toContain(`<article id="${name}">`);
      expect(html).toContain(`<code>/api${path}</code>`);
    }
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(html) ?? [];
    const css = await fetch(server.origin + (sheet ?? ''));
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await css.text()).toContain('light-dark(');
  });

  it('escapes what the document says', async () => {
    const document = await openApiDocument('<img src=x onerror=alert(1)>', { secureCookies: true });
    expect(docsPage(document)).toContain('&#60;img src=x onerror=alert(1)&#62; API');
  });
});

it('is made once, however often it is requested', async () => {
  let made = 0;
  const make = <Made>(value: Made): Made => {
    made += 1;
    return value;
  };
  vi.doMock('./docs-page.ts', () => ({ docsPage: () => make('page') }));
  vi.doMock('../api/openapi.ts', () => ({
    openApiDocument: () => Promise.resolve({ toJSON: () => make('document') }),
  }));
  vi.resetModules();
  const { startTestServer: start } = await import('../testing/test-server.ts');
  const other = await start(await sqlitePlace());
  for (const path of ['docs', 'openapi.json', 'docs', 'openapi.json']) {
    const response = await fetch(`${other.origin}/api/${path}`);
    expect([response.status, await response.text()]).toEqual([200, path === 'docs' ? 'page' : '"document"']);
  }
  expect(made).toBe(2);
  vi.doUnmock('./docs-page.ts');
  vi.doUnmock('../api/openapi.ts');
  await other.stop();
});
