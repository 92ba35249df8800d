import { coverLetterSchema, newId } from '@vitae/domain';
import { coverLetters, resumes } from '@vitae/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withLookOf } from './with-look.ts';
import { withResume } from './with-resume.ts';

/** Names of templates that a file may have, though no template has them. */
const oddTemplates = ['', 'none', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'x'.repeat(100_000)];

const pairs = fc
  .record({ letter: coverLetters, resume: resumes, id: fc.option(fc.constantFrom(...oddTemplates)) })
  .map(({ letter, resume, id }) => ({
    letter,
    resume: id === null ? resume : { ...resume, template: { ...resume.template, id } },
  }));

it('a letter takes no more than the look of a resume, whatever the resume is, and takes it once', () => {
  fc.assert(
    fc.property(pairs, ({ letter, resume }) => {
      const looks = withLookOf(letter, resume);
      expect({ ...looks, template: letter.template }).toEqual(letter);
      expect(coverLetterSchema.parse(looks)).toEqual(looks);
      // Following must come to an end, also when another window follows too.
      expect(withLookOf(looks, resume)).toBe(looks);
    }),
    { numRuns: 60 },
  );
});

it('a letter that names itself, or has the id of a resume, is never taken for one', () => {
  fc.assert(
    fc.property(pairs, ({ letter, resume }) => {
      expect(() => withResume(letter, { ...letter, id: resume.id })).toThrow(TypeError);
      expect(() => withResume({ ...letter, resumeId: letter.id }, letter)).toThrow(TypeError);
      const together = withResume({ ...letter, id: resume.id, resumeId: newId() }, resume);
      expect(coverLetterSchema.parse(together)).toEqual(together);
    }),
    { numRuns: 30 },
  );
});
