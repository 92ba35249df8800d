import { createResume, newId, resumeSchema, type Resume } from '@vitae/domain';
import { runCommandLine } from '../command-line.ts';

/** Runs `vitae` and returns its exit code and what it printed. */
export async function vitae(...args: string[]) {
  let stdout = '';
  let stderr = '';
  const code = await runCommandLine(args, { stdout: (text) => (stdout += text), stderr: (text) => (stderr += text) });
  return { code, stdout, stderr };
}

/** An item of a section that the document shows. */
export const item = (fields: Record<string, string | string[] | boolean>) => ({
  id: newId(),
  hidden: false,
  breakBefore: false,
  keepTogether: false,
  ...fields,
});

/** A short resume with a role and skills. */
export function sample(): Resume {
  const resume = createResume({ title: 'Line cook' }, '2026-01-02T03:04:05.000Z');
  resume.basics = { ...resume.basics, fullName: 'Ines Moreau', headline: 'Line cook', email: 'ines@example.com' };
  resume.sections.experience.items.push(
    item({
      position: 'Line cook',
      employer: 'Bistro Lune',
      start: '2021-03',
      current: true,
      body: '- Fed 80 guests an evening\n- Cut waste by 12 %',
    }),
  );
  resume.sections.skill.items.push(item({ name: 'Kitchen', keywords: ['Sushi', 'Pastry'] }));
  return resumeSchema.parse(resume);
}
