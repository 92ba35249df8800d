import { createResume, newId, sections } from '@vitae/domain';
import { resumeToJsonResume } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import { expect, it } from 'vitest';

it('JSON Resume keeps every section, including our own ones', async () => {
  const resume = createResume({ title: 'Ada Park' });
  resume.basics.fullName = 'Ada Park';
  resume.summary = 'Builds **bridges**.';
  for (const section of sections) {
    const item = { id: newId(), hidden: false, breakBefore: false, keepTogether: false };
    const values = Object.entries(section.fields).map(([name, { kind }]): [string, string | boolean | string[]] => [
      name,
      kind === 'tags'
        ? ['one', 'two']
        : kind === 'boolean'
          ? false
          : kind === 'date'
            ? '2021-04'
            : kind === 'url'
              ? 'https://example.org'
              : `${section.key} ${name}`,
    ]);
    resume.sections[section.key].items.push({ ...item, ...Object.fromEntries(values) });
  }
  resume.custom.push({
    id: newId(),
    key: 'flying',
    heading: 'Flying',
    kind: 'list',
    hidden: false,
    grouped: false,
    items: [],
  });
  const written = new TextEncoder().encode(JSON.stringify(resumeToJsonResume(resume)));
  const { resume: again, format } = await importFile({ name: 'ada.json', bytes: written });
  expect(format).toBe('json-resume');
  expect(again.custom).toEqual(resume.custom);
  for (const section of sections) {
    const [before] = resume.sections[section.key].items;
    const [after] = again.sections[section.key].items;
    for (const name of Object.keys(section.fields))
      if (!(name === 'current')) expect(after?.[name], `${section.key}.${name}`).toEqual(before?.[name]);
  }
});
