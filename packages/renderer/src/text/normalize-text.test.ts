import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

describe('normalised text', () => {
  it.each([
    ['ﬁne ﬂow oﬃce', 'fine flow office'],
    ['co\u00ADoperate\u200B \uFEFFnow', 'cooperate now'],
    ['Re\u0301ne\u0301e', 'Rénée'],
    ['two  \t spaces\nline', 'two spaces\nline'],
    ['bell\u0007', 'bell'],
    ['Auf\u200Clage \u200Etext\u200F', 'Auflage text'],
    ['Vitae™\uFE0F 5\uFE0F', 'Vitae™ 5'],
    ['\uFEB3\uFEFC\uFEE1', 'سلام'],
  ])('%j becomes %j', (given, expected) => {
    expect(normalizeText(given)).toBe(expected);
  });

  it.each([
    ['joiners that Persian spelling needs', 'می\u200Cخواهم'],
    ['joiners that Hindi spelling needs', 'क्\u200Dष श्\u200Cर'],
    ['marks of direction beside letters that run from the right', 'שלום\u200F (12)'],
    ['a sequence of emoji', '👩🏽\u200D💻 ❤\uFE0F 1\uFE0F\u20E3 🏳\uFE0F\u200D🌈 🇩🇪'],
  ])('keeps %s', (_, text) => {
    expect(normalizeText(text)).toBe(text);
  });
});
