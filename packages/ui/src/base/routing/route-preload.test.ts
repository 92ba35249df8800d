import { describe, expect, it } from 'vitest';
import { createPreloader } from './route-preload.ts';

const controlled = () => {
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    open,
    most: () => most,
    load: () => {
      running += 1;
      most = Math.max(most, running);
      return new Promise<void>((resolve) => {
        open.push(() => {
          running -= 1;
          resolve();
        });
      });
    },
  };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('createPreloader', () => {
  it('runs four at a time and eventually all', async () => {
    const work = controlled();
    const preload = createPreloader();
    for (let index = 0; index < 11; index += 1) preload(() => work.load());
    expect(work.open).toHaveLength(4);
    for (let index = 0; index < 11; index += 1) {
      work.open[index]?.();
      await settle();
    }
    expect(work.open).toHaveLength(11);
    expect(work.most()).toBe(4);
  });

  it('fetches each once, and again after a failure', async () => {
    let calls = 0;
    const preload = createPreloader();
    const fail = () => {
      calls += 1;
      return Promise.reject(new Error('offline'));
    };
    preload(fail);
    preload(fail);
    await settle();
    expect(calls).toBe(1);
    preload(fail);
    await settle();
    expect(calls).toBe(2);
  });
});
