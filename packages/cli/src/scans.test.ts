import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { vitae } from './testing/vitae.ts';

it('the text of a scan is recognised, without asking', async () => {
  const scan = join(import.meta.dirname, '../../testkit/scans/nurse.pdf');
  const { code, stdout, stderr } = await vitae('import', scan, '--as', 'json-resume');
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('was recognised in pictures');
  const { basics, work } = z.object({ basics: z.unknown(), work: z.array(z.unknown()) }).parse(JSON.parse(stdout));
  expect(basics).toMatchObject({
    name: 'Philippa Osei-Grant',
    email: 'philippa.grant@example.co.uk',
    phone: '+44 7700 900481',
  });
  expect(work).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Northmoor Teaching Hospital',
        position: 'Senior Staff Nurse',
        startDate: '2019-09',
        highlights: [
          'Lead a triage team of six in a department that sees 320 patients a day',
          'Cut the median time to first assessment from 19 to 11 minutes',
          'Mentor four newly qualified nurses each year',
        ],
      }),
      expect.objectContaining({ name: 'Dale Valley District Hospital', startDate: '2015-10', endDate: '2019-08' }),
    ]),
  );
});
