import { documentText, newId, readResume, resumeSchema, createResume, sections } from '@vitae/domain';
import { exporters } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import { renderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { pageOf } from '@vitae/api';
import { templates } from '@vitae/templates';
import { expect, it } from 'vitest';
import { readBack } from '../exports/index.ts';
import { pdftotext } from '../pdf/index.ts';

const title = 'Self-heating lunchbox';
const office = 'European Patent Office';
const claims = '- Warms 400 g of rice in nine minutes without a cable';

function withPatent() {
  const resume = createResume({ title: 'Inventor' }, '2026-01-02T03:04:05.000Z');
  const patents = { patent: { items: [{ id: newId(), title, office, granted: '2022-04', claims }] } };
  return resumeSchema.parse({
    ...resume,
    basics: { ...resume.basics, fullName: 'Mira Holt', email: 'mira@example.com' },
    sections: patents,
  });
}

const found = { title, office, granted: '2022-04' };
const patentsOf = (resume: { sections: Record<string, { items: unknown[] }> }) => resume.sections['patent']?.items;

it('is in the registry, in storage and in the addresses', () => {
  expect(sections.map(({ key }) => key)).toContain('patent');
  expect(patentsOf(readResume(structuredClone(withPatent())))).toMatchObject([found]);
  expect(pageOf('/resume/builder/some-slug/patent')).not.toBeNull();
});

it.each(templates.map(({ id }) => id))('is on the page of %s, and is restored from its PDF', async (id) => {
  const resume = withPatent();
  resume.template.id = id;
  resume.template.tokens.dateStyle = 'month-name';
  const { bytes } = await renderPdf(resume, { fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
  const text = pdftotext(bytes).replace(/\s+/g, ' ');
  for (const words of ['Inventions', title, office, 'Apr 2022', 'Warms 400 g of rice']) expect(text).toContain(words);
  const { resume: back } = await importFile({ name: 'resume.pdf', bytes });
  expect(patentsOf(back)).toMatchObject([found]);
});

it.each(exporters.map(({ id }) => id))('survives %s', async (id) => {
  const exporter = exporters.find((candidate) => candidate.id === id);
  const content = (await exporter?.write(withPatent(), new Map())) ?? '';
  expect(readBack(id, content)).toContain(title);
  // A web page is meant to be read, not to be imported again.
  if (id === 'html') return;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { resume } = await importFile({ name: `resume.${id}`, bytes });
  expect(patentsOf(resume)).toMatchObject([found]);
});

it('is found by search', () => {
  expect(documentText(withPatent())).toContain(title);
});
