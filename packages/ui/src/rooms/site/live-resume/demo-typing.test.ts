import { loadSample } from '@vitae/samples';
import { expect, it } from 'vitest';
import { typedFields, typedResume } from './demo-typing.ts';

const resume = await loadSample('operations-manager');
const fields = typedFields(resume);
const total = fields.reduce((sum, { text }) => sum + text.length, 0);

it('starts with empty fields and ends with the whole resume', () => {
  const start = typedResume(resume, fields, 0);
  expect(start.resume.basics.fullName).toBe('');
  expect(start.resume.summary).toBe('');
  expect(start.field?.label).toBe('fullName');
  const end = typedResume(resume, fields, total);
  expect(end.resume).toEqual(resume);
  expect(end.field?.label).toBe('bullet');
});

it('types one field after the other', () => {
  const { length } = resume.basics.fullName;
  expect(typedResume(resume, fields, 5)).toMatchObject({
    text: 'Maren',
    field: { label: 'fullName' },
    resume: { basics: { fullName: 'Maren', headline: '' } },
  });
  expect(typedResume(resume, fields, length + 3)).toMatchObject({
    text: 'Ope',
    field: { label: 'headline' },
    resume: { basics: { headline: 'Ope' }, summary: '' },
  });
});
