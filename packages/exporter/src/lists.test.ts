import type { Resume } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { latinFixtures } from '@vitae/testkit/fixtures';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exporters, type Exporter } from './index.ts';

const [fixture] = latinFixtures.filter(({ name }) => name === 'single-role');
const listed = 'How I work:\n\n1. <u>Measure</u> first\n2. Change **one** thing\n\n1. Then begin anew';

const write = async (id: Exporter['id'], text = listed): Promise<Uint8Array> => {
  if (!fixture) throw new Error('There is no fixture');
  const { resume } = fixture;
  const [role] = resume.sections.experience.items;
  if (!role) throw new Error('There is no role');
  const experience = { ...resume.sections.experience, items: [{ ...role, body: text }] };
  const changed: Resume = { ...resume, sections: { ...resume.sections, experience } };
  const written = await exporters.find((exporter) => exporter.id === id)?.write(changed, new Map());
  return typeof written === 'string' ? new TextEncoder().encode(written) : (written ?? new Uint8Array());
};
const textOf = async (id: Exporter['id']) => new TextDecoder().decode(await write(id));

it('writes numbered lists and underline as each format has them', async () => {
  expect(await textOf('html')).toMatch(
    /<ol>\s*<li><u>Measure<\/u> first<\/li>\s*<li>Change <strong>one<\/strong> thing<\/li>\s*<\/ol>\s*<ol>/,
  );
  expect(await textOf('md')).toContain('1. <u>Measure</u> first\n2. Change **one** thing\n\n1. Then begin anew');
  expect(await textOf('txt')).toMatch(/1\. Measure first\n\s*2\. Change one thing\n\s*1\. Then begin anew/);
  const docx = unzipSync(await write('docx'));
  const part = (name: string) => strFromU8(docx[name] ?? new Uint8Array());
  const listIds = [...part('word/document.xml').matchAll(/ListNumber"\/>.*?<w:numId w:val="(\d+)"/g)].map(
    ([, id]) => id,
  );
  expect(listIds).toHaveLength(3);
  expect(new Set(listIds).size).toBe(2);
  expect(part('word/numbering.xml')).toContain('<w:numFmt w:val="decimal"/>');
  expect(part('word/document.xml')).toMatch(/<w:u [^>]*>.*?Measure/);
});

it.each(['md', 'docx'] as const)('reads back the numbered list of its own %s', async (id) => {
  const text = 'I work in steps.\n\n1. Measure first\n2. Change one thing\n\n- And a bullet';
  const { resume } = await importFile({ name: `resume.${id}`, bytes: await write(id, text) });
  expect(resume.sections.experience.items[0]?.['body']).toBe(text);
});
