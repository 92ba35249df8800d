import { describe, expect, it } from 'vitest';
import { findDegree } from '../../../language/words.ts';
import { matchHeading } from './headings.ts';

describe('Cyrillic words with Latin letters', () => {
  it('are known as those with their own', () => {
    expect(matchHeading('Освiта')?.exact).toBe(true);
    expect(findDegree('Магiстр фiзики')).toEqual({ from: 0, to: 7 });
    expect(matchHeading('Ociвтa')).toBeUndefined();
  });
});

describe('headings', () => {
  it('are known with a letter missing or in the wrong place', () => {
    expect(['Exprience', 'Eductaion', 'Certfications'].map((text) => matchHeading(text)?.exact)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are none with another ending or another letter', () => {
    expect(['Communication', 'Contract', 'Informatics'].map((text) => matchHeading(text)?.exact ?? false)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
