import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { triesAll } from '@vitae/testkit/sample';
import { vitae } from './testing/vitae.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitae-scan-'));
});
afterEach(() => rm(folder, { recursive: true }));

const nurse = join(import.meta.dirname, '../../testkit/scans/nurse.pdf');

it('the text of a scan is recognised, without asking', async () => {
  const { code, stdout, stderr } = await vitae('import', nurse, '--as', 'json-resume');
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('was recognised in pictures');
  expect(JSON.parse(stdout)).toMatchObject({ basics: { name: 'Philippa Osei-Grant' } });
});

// Each of the four directions takes ten seconds.
it.runIf(triesAll)('the text of a scan that lies on its side is recognised, without asking', async () => {
  const upright = await readFile(nurse, 'latin1');
  const scan = join(folder, 'nurse.pdf');
  await writeFile(scan, upright.replace('/Type /Page /Parent', '/Type /Page /Rotate 90 /Parent'), 'latin1');
  const { code, stdout, stderr } = await vitae('import', scan, '--as', 'json-resume');
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('was recognised in pictures');
  const { basics, work } = z.object({ basics: z.unknown(), work: z.array(z.unknown()) }).parse(JSON.parse(stdout));
  expect(basics).toMatchObject({
    name: 'Philippa Osei-Grant',
    email: 'philippa.grant@example.co.uk',
    phone: '+44 7700 900481',
    summary:
      'Registered nurse with nine years in emergency departments, two of them leading a triage team. Known for calm handovers and for teaching new starters at the bedside.',
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
