import { coverLetterKind, createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { newLetterFor } from './new-letter.ts';
import { withResume } from './with-resume.ts';

const begun = createResume({ title: 'Nurse', locale: 'de', country: 'AT' });
const resume = {
  ...begun,
  basics: { ...begun.basics, fullName: 'Ada Park', email: 'ada@example.com' },
  target: { ...begun.target, jobTitle: 'Pflegerin' },
  template: {
    ...begun.template,
    id: 'timeline',
    tokens: { ...begun.template.tokens, accent: '#112233', headingFamily: 'bitter' as const, contactIcons: true },
  },
};

it('starts a letter with the person, the job, the language and the look of a resume', async () => {
  const store = createMemoryStore();
  const { id } = await newLetterFor(store, resume, 'Letter');
  const letter = coverLetterKind.of((await store.get('coverletter', id)).doc);
  expect(letter).toMatchObject({
    locale: 'de',
    country: 'AT',
    jobTitle: 'Pflegerin',
    resumeId: resume.id,
    followsLook: true,
    sender: { fullName: 'Ada Park', email: 'ada@example.com' },
    template: { id: 'letter-timeline', tokens: { accent: '#112233', headingFamily: 'bitter', contactIcons: true } },
  });
});

it('keeps what the user has written, and the language of a letter with text', () => {
  const letter = coverLetterKind.create({ title: 'Letter', locale: 'en', country: 'GB' });
  const written = withResume(
    { ...letter, sender: { ...letter.sender, fullName: 'A. Park' }, jobTitle: 'Nurse' },
    resume,
  );
  expect(written).toMatchObject({
    locale: 'en',
    jobTitle: 'Nurse',
    sender: { fullName: 'A. Park', email: 'ada@example.com' },
  });
});
