import { expect, it } from 'vitest';
import { sqlitePlace } from '../../testing/databases.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createDrawnDocuments } from './drawn-documents.ts';

it('documents that take long to draw hold up those of others once, and then only each other', async () => {
  const server = await startTestServer(await sqlitePlace());
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const drawer = {
    draw: async ({ document }: { document: string }) => {
      begun.push(document);
      if (document.startsWith('slow')) await new Promise<void>((end) => ends.push(end));
      return null;
    },
    stop: () => undefined,
  };
  const services = { ...server.services, drawer };
  const drawn = createDrawnDocuments({ slowMs: 50 });
  const ask = (accountId: string, documentId: string) =>
    drawn(services, { accountId, documentId, rev: 1 }, () => Promise.resolve(documentId));
  const asked = [ask('eve', 'slow 1'), ask('eve', 'slow 2'), ask('eve', 'slow 3')];
  await expect.poll(() => begun).toEqual(['slow 1']);
  await new Promise((passed) => setTimeout(passed, 60));
  ends.shift()?.();
  await expect.poll(() => begun).toEqual(['slow 1', 'slow 2']);
  // Nobody ends the second one, and others are drawn meanwhile.
  await Promise.all([ask('ada', 'mine'), ask('bob', 'mine')]);
  expect(begun).toEqual(['slow 1', 'slow 2', 'mine', 'mine']);
  ends.shift()?.();
  await expect.poll(() => begun.at(-1)).toBe('slow 3');
  ends.shift()?.();
  expect(await Promise.all(asked)).toEqual([null, null, null]);
  await server.stop();
});
