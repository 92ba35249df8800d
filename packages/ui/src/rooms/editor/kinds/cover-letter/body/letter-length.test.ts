import { letterWords } from '@vitae/domain';
import { evaluation } from '@vitae/words/en/evaluation';
import { letter } from '@vitae/words/en/letter';
import { expect, it } from 'vitest';

it('names the same numbers beside the letter and in its evaluation', () => {
  const { least, most } = letterWords;
  expect(letter.meter.short).toBe(`Aim for ${least} to ${most}.`);
  expect(letter.meter.long).toContain(` ${most} words`);
  expect(evaluation['CL-03.title']).toBe(`Between ${least} and ${most} words`);
  expect(evaluation['CL-03.fix']).toContain(`${least} to ${most} words`);
});
