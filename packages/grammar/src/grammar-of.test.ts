import { resumeSchema } from '@vitae/domain';
import { loadSample } from '@vitae/samples';
import { describe, expect, it } from 'vitest';
import { grammarOf, hasGrammar, textsToCheck } from './grammar-of.ts';

const sample = resumeSchema.parse(await loadSample('operations-manager'));
const summary = 'I would of liked to move more parcels then Then Logistics does.';
const document = { ...sample, summary };
const noteOn = (text: string, wrong: string) => {
  const start = text.indexOf(wrong);
  return { start, end: start + wrong.length, text: wrong };
};
const asked = () => Object.fromEntries(textsToCheck(document, {}).map((text) => [text, [] as const]));

describe('grammar of a document', () => {
  it('is checked text by text, and only what has changed is checked again', () => {
    const texts = textsToCheck(document, {});
    expect(texts).toContain(summary);
    expect(new Set(texts).size).toBe(texts.length);
    expect(textsToCheck({ ...document, summary: 'Another one.' }, asked())).toEqual(['Another one.']);
  });

  it('names the field of each mistake', () => {
    const notes = { ...asked(), [summary]: [{ ...noteOn(summary, 'would of'), instead: 'would have' }] };
    expect(grammarOf(document, notes)).toEqual([{ text: 'would of', path: 'summary', instead: 'would have' }]);
  });

  it('has no mistakes in names', () => {
    const item = { ...document.sections.experience.items[0], employer: 'Then Logistics' };
    const sections = { ...document.sections, experience: { ...document.sections.experience, items: [item] } };
    const named = resumeSchema.parse({ ...document, sections });
    const notes = { ...asked(), [summary]: [noteOn(summary, 'then'), noteOn(summary, 'Then')] };
    expect(grammarOf(document, notes)).toHaveLength(2);
    expect(grammarOf(named, notes)).toEqual([{ text: 'then', path: 'summary' }]);
  });

  it('says nothing while a text is not checked and the others are right, but keeps what was found in them', () => {
    const { [summary]: _unchecked, ...others } = asked();
    expect(grammarOf(document, asked())).toEqual([]);
    expect(grammarOf(document, others)).toBeNull();
    expect(grammarOf(document, {})).toBeNull();
    const [other = ''] = Object.keys(others);
    expect(grammarOf(document, { ...others, [other]: [noteOn(other, other.slice(0, 9))] })).toHaveLength(1);
  });

  it('is there for English, of any country', () => {
    expect(['en', 'en-GB', 'EN-us', 'de', 'eno', ''].map(hasGrammar)).toEqual([true, true, true, false, false, false]);
  });
});
