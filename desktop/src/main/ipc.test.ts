import { createResume } from '@vitae/domain';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { eventChannel } from '../bridge/channels.ts';
import { served } from '../testing/electron.ts';
import { handler, isOwnMainFrame, serveCalls, sendEvent } from './ipc.ts';
import { handlers } from './handlers/index.ts';
import { maxDocumentSize } from './handlers/documents.ts';
import { jsonSize } from './plain-json.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const page = 'app://vitae/account/resumes';
const frame = (url: string, parent: unknown = null) => ({ url, parent });
const ran = vi.fn<(given: unknown) => void>();
const ours = {};
const calls = {
  test: {
    say: handler(z.string().max(5), (text: string) => {
      ran(text);
      return `${text}!`;
    }),
    fail: handler(z.undefined(), () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
    }),
  },
};

const log = vi.fn<(message: string) => void>();
const call = async (
  method: unknown,
  args?: unknown,
  { senderFrame = frame(page), sender = ours }: { senderFrame?: unknown; sender?: object } = {},
) => {
  serveCalls({ handlers: calls, contextOf: (contents) => (contents === ours ? {} : null), log });
  return served.listener({ sender, senderFrame }, method, args);
};
const code = (answer: unknown) =>
  z.object({ ok: z.literal(false), error: z.object({ code: z.string() }) }).parse(answer).error.code;

describe('calls with a limit', () => {
  it('run one at a time in their order, and are refused if too many wait', async () => {
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const slow = handler(
      z.number(),
      async (number: number) => {
        begun.push(number);
        await new Promise<void>((end) => ends.push(end));
        if (number === 0) throw new Error('It failed.');
        return number;
      },
      { atOnce: 1, waiting: 2 },
    );
    const made = [0, 1, 2, 3].map((number) => slow(number, {}).catch((error: Error & { code?: string }) => error.code));
    expect(await made[3]).toBe('too-many-calls');
    expect(begun).toEqual([0]);
    for (const number of [0, 1, 2]) {
      await vi.waitFor(() => expect(begun.at(-1)).toBe(number));
      ends.shift()?.();
    }
    expect(await Promise.all(made)).toEqual([undefined, 1, 2, 'too-many-calls']);
    expect(begun).toEqual([0, 1, 2]);
  });
});

describe('calls', () => {
  it('are answered for the page of one of our windows', async () => {
    expect(await call('test.say', 'hello')).toEqual({ ok: true, value: 'hello!' });
  });

  it.each([
    ['a frame that is gone', null],
    ['a frame within the page', frame(page, frame(page))],
    ['a page of the network', frame('https://example.com/')],
    ['a file', frame('file:///etc/passwd')],
    ['a host that begins like ours', frame('app://vitae.example.com/')],
    ['an empty page', frame('about:blank')],
  ])('are refused from %s', async (_name, senderFrame) => {
    ran.mockClear();
    expect(code(await call('test.say', 'hi', { senderFrame }))).toBe('foreign-frame');
    expect(ran).not.toHaveBeenCalled();
  });

  it('are refused from contents that none of our windows shows', async () => {
    expect(code(await call('test.say', 'hi', { sender: {} }))).toBe('foreign-window');
  });

  it.each([
    'test.nothing',
    'test',
    'test.say.call',
    'constructor.name',
    'test.constructor',
    'test.__proto__',
    '__proto__.say',
    '',
    7,
    null,
    {},
  ])('are refused by the name %s', async (method) => {
    expect(code(await call(method, 'hi'))).toBe('unknown-method');
  });

  it('are refused if arguments are invalid, before anything runs', async () => {
    ran.mockClear();
    for (const args of ['longer than five', 5, null, undefined, ['a'], { toString: () => 'a' }])
      expect(code(await call('test.say', args))).toBe('bad-arguments');
    expect(ran).not.toHaveBeenCalled();
  });

  it('answer with errors as plain data, with the code of what caused them', async () => {
    expect(await call('test.fail')).toEqual({
      ok: false,
      error: { name: 'TypeError', code: 'ECONNREFUSED', message: 'fetch failed' },
    });
  });
});

describe('the sender', () => {
  it('may be on any page of the app', () => expect(isOwnMainFrame({ url: page, parent: null })).toBe(true));
});

describe('events', () => {
  it('are sent to windows that are still open', () => {
    const send = vi.fn<(...sent: unknown[]) => void>();
    sendEvent({ send, isDestroyed: () => false }, 'closing', null);
    sendEvent({ send, isDestroyed: () => true }, 'closing', null);
    expect(send.mock.calls).toEqual([[eventChannel, 'closing', null]]);
  });
});

describe('arguments of the real calls', () => {
  const { documents, files, network, account, printing } = handlers;
  const resume = createResume({ title: 'Bounded' }, '2026-01-01T00:00:00.000Z');
  const accepts = (schema: z.ZodType, given: unknown) => schema.safeParse(given).success;

  it('accept a document of ordinary size', () => {
    expect(accepts(documents.create.args, resume)).toBe(true);
    expect(accepts(documents.save.args, { base: { rev: 1, doc: resume }, doc: resume })).toBe(true);
  });

  it.each([
    ['a document that is too large', documents.create.args, { ...resume, summary: 'x'.repeat(maxDocumentSize) }],
    [
      'a document in a circle',
      documents.create.args,
      ((): object => {
        const round: Record<string, unknown> = { ...resume };
        round['self'] = round;
        return round;
      })(),
    ],
    ['a document with what JSON has not', documents.create.args, { ...resume, extra: new Map() }],
    ['another kind of document', documents.create.args, { ...resume, kind: 'script' }],
    ['a revision below zero', documents.save.args, { base: { rev: -1, doc: resume }, doc: resume }],
    [
      'a picture that is too large',
      documents.putAsset.args,
      { bytes: new Uint8Array(300 * 1024 + 1), type: 'image/png' },
    ],
    ['a picture that is text', documents.putAsset.args, { bytes: 'x', type: 'image/png' }],
    ['an address of a picture that is a path', documents.getAsset.args, '../../etc/passwd'],
    ['an id without end', documents.get.args, { kind: 'resume', id: 'x'.repeat(65) }],
    ['a value that is too large', documents.setMeta.args, { key: 'a', value: 'x'.repeat(300_000) }],
    ['a value with code', documents.setMeta.args, { key: 'a', value: { run: () => 1 } }],
    [
      'a file that is too large',
      files.save.args,
      { name: 'a.pdf', type: '', bytes: new Uint8Array(50 * 1024 * 1024 + 1) },
    ],
    [
      'a file with a path of its own',
      files.save.args,
      { name: { path: '/etc/passwd' }, type: '', bytes: new Uint8Array() },
    ],
    [
      'a request of a strange method',
      network.fetch.args,
      { method: 'CONNECT', path: '/api/user', headers: {}, body: null },
    ],
    [
      'a request that is too large',
      network.fetch.args,
      { method: 'POST', path: '/api/user', headers: {}, body: new Uint8Array(8 * 1024 * 1024 + 1) },
    ],
    [
      'a request of many headers',
      network.fetch.args,
      {
        method: 'GET',
        path: '/api/user',
        headers: Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`h${n}`, ''])),
        body: null,
      },
    ],
    [
      'a job of a hundred copies',
      printing.print.args,
      { name: '', bytes: new Uint8Array(), job: { printer: 'a', copies: 100, pages: '', paper: '' } },
    ],
    [
      'a PDF that is a path',
      printing.print.args,
      { name: '', bytes: '/etc/passwd', job: { printer: 'a', copies: 1, pages: '', paper: '' } },
    ],
    ['a code without end', account.finishSignIn.args, 'x'.repeat(513)],
    ['a page that is not for paying', account.openPayment.args, '/account/settings'],
    ['a page of another site', account.openPayment.args, '//example.com/payment'],
    ['a page for paying with an address in it', account.openPayment.args, '/payment@example.com'],
    ['an agreement that is no yes or no', account.allowUnprotected.args, 'yes'],
  ])('refuse %s', (_name, schema, given) => {
    expect(accepts(schema, given)).toBe(false);
  });
});

describe('jsonSize', () => {
  it('counts texts and keys, and stops at the limit', () => {
    expect(jsonSize({ ab: 'cde' }, 100)).toBe(8 + 2 + 3);
    expect(jsonSize(['x'.repeat(50)], 40)).toBeNull();
  });

  it.each([[Number.NaN], [1n], [Symbol('s')], [() => 1], [new Date()], [new Uint8Array(1)], [undefined]])(
    'takes no %s',
    (value) => expect(jsonSize(value, 100)).toBeNull(),
  );

  it('takes no list with holes, and looks at none of thousands of millions', () => {
    const holes = (length: number) => Object.assign([] as unknown[], { length });
    expect(jsonSize(holes(2), 100)).toBeNull();
    const began = performance.now();
    expect(jsonSize({ large: holes(2 ** 32 - 1) }, 262_144)).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('accepts nothing deeper than 64 levels', () => {
    const nested = (levels: number): unknown => (levels === 0 ? null : [nested(levels - 1)]);
    expect(jsonSize(nested(64), 10_000)).not.toBeNull();
    expect(jsonSize(nested(65), 10_000)).toBeNull();
  });
});
