import { resumeSchema } from '@vitae/domain';
import { loadSample } from '@vitae/samples';
import { createMemoryStore } from '@vitae/store/memory';
import { describe, expect, it } from 'vitest';
import { keepGrammar, keptGrammar, knownGrammar } from './check-grammar.ts';

const sample = resumeSchema.parse(await loadSample('operations-manager'));
const summary = 'I would of led nine people.';
const document = { ...sample, summary };
const notes = { [summary]: [{ start: 2, end: 10, text: 'I would of led nine', instead: 'I would have led nine' }] };

describe('what is known of the grammar of a document', () => {
  it('is kept on this device, as far as a value of the store takes it', async () => {
    const store = createMemoryStore();
    expect(await keptGrammar(store, document.id)).toEqual({});
    await keepGrammar(store, document.id, notes);
    expect(await keptGrammar(store, document.id)).toEqual(notes);
    await keepGrammar(store, document.id, { ['x'.repeat(200_001)]: [] });
    expect(await keptGrammar(store, document.id)).toEqual({});
  });

  it('counts until its text changes, in English, and only if somebody asked', () => {
    const found = [{ text: 'I would of led nine', instead: 'I would have led nine', path: 'summary' }];
    expect(knownGrammar(document, notes)).toEqual({ ungrammatical: found });
    expect(knownGrammar({ ...document, summary: 'I led nine people.' }, notes)).toEqual({});
    expect(knownGrammar({ ...document, locale: 'de' }, notes)).toEqual({});
    expect(knownGrammar(document, {})).toEqual({});
  });
});
