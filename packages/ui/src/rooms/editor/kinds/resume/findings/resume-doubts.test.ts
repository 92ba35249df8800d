import { createResume, newId, orderedSections, resumeSchema } from '@vitae/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas, textsOf } from '../../../../../base/i18n/index.ts';
import { missingFacts } from './missing-facts.ts';
import { resumeDoubts } from './resume-doubts.ts';

beforeAll(() => loadAreas(['preview']));

const resumeWith = (basics: object, sections: Record<string, object[]> = {}) =>
  resumeSchema.parse({
    ...createResume({ title: 'Doubts' }),
    basics: { fullName: 'Ada', ...basics },
    sections: Object.fromEntries(
      Object.entries(sections).map(([key, items]) => [key, { items: items.map((item) => ({ id: newId(), ...item })) }]),
    ),
  });
const end = (path = '') => path.split('.').at(-1);

describe('what is said before a resume is downloaded', () => {
  it('names addresses and numbers that cannot be right, wherever they are', () => {
    const resume = resumeWith(
      { email: 'hannelore.mueller@', phone: '12', links: [{ id: newId(), url: 'ada' }] },
      {
        experience: [
          { position: 'Engineer', url: 'mill' },
          { position: 'Clerk', url: 'mill', hidden: true },
        ],
        reference: [{ name: 'Amara', email: 'amara@example.com' }],
      },
    );
    expect(resumeDoubts(resume, textsOf('preview').t).map(({ words, path }) => [words, end(path)])).toEqual([
      ['Check this email address: “hannelore.mueller@”', 'email'],
      ['Check this phone number: “12”', 'phone'],
      ['Check this web address: “ada”', 'url'],
      ['Check this web address: “mill”', 'url'],
    ]);
    expect(resumeDoubts(resumeWith({ email: 'ada@example.com' }), textsOf('preview').t)).toEqual([]);
  });

  it('names roles without an employer, and roles and studies without a date', () => {
    const resume = resumeWith(
      {},
      {
        experience: [{ position: 'Engineer' }, { position: 'Clerk', employer: 'Mill', end: '2020' }, {}],
        education: [
          { degree: 'Physics', start: '2015' },
          { degree: 'Law', institution: 'Leeds' },
        ],
        project: [{ name: 'Bridge' }],
      },
    );
    const found = missingFacts(orderedSections(resume), textsOf('preview').t);
    expect(found.map(({ words, path }) => [words, end(path)])).toEqual([
      ['Engineer: the employer is missing.', 'employer'],
      ['Engineer: there are no dates.', 'start'],
      ['Law: there are no dates.', 'start'],
    ]);
  });
});
