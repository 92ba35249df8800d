import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createResume, newId, resumeSchema, type Resume } from '@vitae/domain';
import { z } from 'zod';
import type * as commandLine from '../command-line.ts';

const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);
const functionOf = <F>() => z.custom<F>((value) => typeof value === 'function');
const builderSchema = z.object({
  ensureBuilt: functionOf<(target: 'cli', options: { quiet: boolean }) => Promise<string>>(),
});
const commandLineSchema = z.object({ runCommandLine: functionOf<typeof commandLine.runCommandLine>() });

// The bundle that people run: the threads that it starts take half as long to start as from sources.
const builder = builderSchema.parse(await load(join(import.meta.dirname, '../../../../scripts/fresh-build.mjs')));
const main = await builder.ensureBuilt('cli', { quiet: true });
const { runCommandLine } = commandLineSchema.parse(await load(join(dirname(main), 'command-line.js')));

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
