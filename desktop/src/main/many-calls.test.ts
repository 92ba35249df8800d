import { heldBytes } from '@vitae/testkit/held-bytes';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { served } from '../testing/electron.ts';
import { handler, oneAtATime, serveCalls } from './ipc.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const ours = {};

it('thousands of calls at once, of which each is answered or refused, leave no memory behind', async () => {
  let running = 0;
  let most = 0;
  const calls = {
    test: {
      echo: handler(z.string(), (text: string) => text.length),
      // As one that holds a large file.
      large: handler(
        z.string(),
        async (text: string) => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((later) => setTimeout(later, 1));
          running -= 1;
          return text.length;
        },
        oneAtATime,
      ),
      never: handler(z.undefined(), () => {
        throw new Error('It failed.');
      }),
    },
  };
  serveCalls({ handlers: calls, contextOf: (contents) => (contents === ours ? {} : null), log: () => undefined });
  const senderFrame = { url: 'app://vitae/account/resumes', parent: null };
  const call = (method: unknown, args?: unknown, sender: object = ours) =>
    served.listener({ sender, senderFrame }, method, args);
  // Built anew for each call, as a message of another process is.
  const large = () => Buffer.alloc(20_000, 'x').toString();
  const kinds: readonly ((at: number) => unknown)[] = [
    () => call('test.echo', large()),
    () => call('test.large', large()),
    (at) => call('test.echo', at),
    () => call('test.never'),
    (at) => call(`no.such.${at}`),
    () => call('test.echo', '', {}),
  ];
  const burst = async () => {
    const answers = await Promise.all(Array.from({ length: 3000 }, async (_, at) => kinds[at % kinds.length]?.(at)));
    return answers.length;
  };
  await burst();
  // What is left after all calls were answered.
  const before = heldBytes();
  for (let round = 0; round < 3; round += 1) expect(await burst()).toBe(3000);
  expect(most).toBe(1);
  expect(heldBytes() - before).toBeLessThan(8 * 1024 * 1024);
});
