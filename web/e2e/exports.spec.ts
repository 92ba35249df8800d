import { exporters, type Exporter } from '@vitae/exporter';
import { resumeSchema, writeDocumentFile } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { aPhoto, readBack, visibleLines } from '@vitae/testkit/exports';
import { expect, test } from '@playwright/test';
import { download, importDocument, followStep } from './support/app.ts';
import { fixture } from './support/fixture.ts';
import { long } from './support/long.ts';

const names: Readonly<Record<Exporter['id'], string>> = {
  docx: 'Word',
  html: 'Web page',
  md: 'Markdown',
  txt: 'Plain text',
  'json-resume': 'JSON Resume',
  vitae: 'Vitae document',
};

test(
  'a resume with a photo, every section and something hidden is exported in every format and imported',
  long,
  async ({ page }) => {
    const { sha256, bytes: photo, assets } = aPhoto();
    const resume = resumeSchema.parse(structuredClone(fixture('custom-sections')));
    resume.basics.photo = { asset: sha256, alt: 'Priya under water' };
    const [entry] = resume.sections.experience.items;
    if (entry)
      resume.sections.experience.items.push({
        ...entry,
        id: '01890a5d-ac96-774b-8fff-0000000000aa',
        hidden: true,
        employer: 'Secret Lagoon Ltd',
      });
    const slug = await importDocument(page, 'priya.vitae.json', JSON.parse(writeDocumentFile(resume, assets)));
    await followStep(page, slug, 'finalize');
    const save = (format: string) =>
      download(page, page.getByRole('main').getByRole('button', { name: `Download ${format}`, exact: true }));

    for (const { id, extension } of exporters) {
      const { name, bytes } = await save(names[id]);
      expect(name).toBe(`Priya Raghunathan resume.${extension}`);
      const text = readBack(id, id === 'docx' ? bytes : bytes.toString());
      if (id === 'vitae' || id === 'json-resume') {
        const back = await importFile({ name, bytes });
        expect(back.assets.get(sha256)?.bytes, id).toEqual(photo);
        for (const line of visibleLines(resume)) expect(visibleLines(back.resume), id).toContain(line);
      } else for (const line of visibleLines(resume)) expect(text, id).toContain(line);
      expect(text.includes('Secret Lagoon Ltd'), id).toBe(id === 'vitae');
      if (id === 'docx') expect(bytes.includes('word/media/')).toBe(true);
      if (id === 'html') expect(bytes.toString()).toContain(Buffer.from(photo).toString('base64'));
    }

    const hiddenIn = async () => {
      const { name, bytes } = await save('PDF');
      const back = await importFile({ name, bytes: Uint8Array.from(bytes) });
      expect(back.assets.get(sha256)?.bytes).toEqual(photo);
      return back.resume.sections.experience.items.some(({ employer }) => employer === 'Secret Lagoon Ltd');
    };
    expect(await hiddenIn()).toBe(false);
    await page.getByRole('checkbox', { name: /^Include hidden entries in the file/ }).check();
    expect(await hiddenIn()).toBe(true);
  },
);
