import { createMemoryStore } from '@vitae/store/memory';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countryOfDevice, createEmpty, discardAllUntouched } from './document-actions.ts';

describe('countryOfDevice', () => {
  it('takes the first language that names a country', () => {
    expect(countryOfDevice(['en', 'de-AT', 'fr-FR'])).toBe('AT');
    expect(countryOfDevice(['zh-Hant-TW'])).toBe('TW');
  });
  it('skips values that are not a country or a language', () => {
    expect(countryOfDevice(['es-419', 'not a language', 'pt-BR'])).toBe('BR');
    expect(countryOfDevice(['en', 'x'])).toBeUndefined();
    expect(countryOfDevice([])).toBeUndefined();
  });
});

describe('a document that started empty', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.resetModules();
  });

  it('is removed after a reload, if one came before it was removed', async () => {
    const documents = createMemoryStore();
    await createEmpty(documents, 'resume', 'Untitled');
    vi.resetModules();
    const reloaded = await import('./document-actions.ts');
    await reloaded.discardAllUntouched(documents);
    expect(await documents.list()).toEqual([]);
  });

  it('is removed at the next try, if the first one fails', async () => {
    const documents = createMemoryStore();
    await createEmpty(documents, 'resume', 'Untitled');
    vi.spyOn(documents, 'purge').mockRejectedValueOnce(new Error('The disk is full'));
    await discardAllUntouched(documents);
    expect(await documents.list()).toHaveLength(1);
    await discardAllUntouched(documents);
    expect(await documents.list()).toEqual([]);
  });

  it('stays if something was written in it', async () => {
    const documents = createMemoryStore();
    const doc = await createEmpty(documents, 'resume', 'Untitled');
    await documents.save({ rev: 1, doc }, { ...doc, title: 'Mine', updatedAt: '2030-01-01T00:00:00.000Z' });
    await discardAllUntouched(documents);
    expect(await documents.list()).toHaveLength(1);
  });
});
