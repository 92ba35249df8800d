import { createServer } from 'node:http';
import type { SampleHead } from '@vitae/api/samples';
import { documentKinds } from '@vitae/domain';
import express from 'express';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { noSamples } from '../testing/no-samples.ts';
import { siteMap } from './site-map.ts';

it('is made once, and again when other samples are published or making it failed', async () => {
  let [lists, version] = [0, '1'];
  const samples = {
    ...noSamples,
    version: () => Promise.resolve(version),
    list: () => {
      lists += 1;
      if (lists === 1) return Promise.reject(new Error('once'));
      return Promise.resolve([
        { slug: `nurse-${version}`, locale: 'de-AT', updatedAt: '2026-01-01T00:00:00.000Z' } as SampleHead,
      ]);
    },
  };
  const app = express().use(siteMap({ config: readConfig({}), samples }));
  app.use(((_error, _request, response, _next) => {
    response.status(500).end();
  }) satisfies express.ErrorRequestHandler);
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const robots = await (await fetch(`http://127.0.0.1:${port}/robots.txt`)).text();
  for (const { root } of documentKinds) expect(robots).toContain(`\nDisallow: ${root}/builder/\n`);
  const listed = await (await fetch(`http://127.0.0.1:${port}/sitemap-pages.xml`)).text();
  expect(listed).toMatch(
    /<url><loc>[^<]*\/de\/terms<\/loc>(<xhtml:link rel="alternate" hreflang="(?:en|ar|de|es|fr)" href="[^"]*\/terms"\/>){5}<\/url>/,
  );
  expect(listed).toMatch(
    /<loc>[^<]*\/ar\/blog\/a-gap-in-your-resume<\/loc>(<xhtml:link [^>]*\/a-gap-in-your-resume"\/>){5}<\/url>/,
  );
  const feed = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await feed('/blog/feed.xml')).toContain('xml:lang="en"><title>Vitae</title>');
  const german = await feed('/de/blog/feed.xml');
  expect(german).toContain('<title>Eine Lücke im Lebenslauf braucht eine Zeile</title>');
  expect(german.match(/<id>[^<]*\/de\/blog\/[^<]*<\/id>/g)).toHaveLength(6);
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/sitemap-resume.xml`);
    return [response.status, /\/de\/resumes\/nurse-\d/.exec(await response.text())?.[0]];
  };
  expect(await ask()).toEqual([500, undefined]);
  for (let count = 0; count < 20; count += 1) expect(await ask()).toEqual([200, '/de/resumes/nurse-1']);
  expect(lists).toBe(2);
  version = '2';
  expect(await ask()).toEqual([200, '/de/resumes/nurse-2']);
  expect(lists).toBe(3);
  await new Promise((closed) => server.close(closed));
});
