import type { Resume } from '@vitae/domain';
import { aPhoto, readBack, visibleLines } from '@vitae/testkit/exports';
import { latinFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { exporters } from './index.ts';

const { sha256, assets } = aPhoto();
const withPhoto = (resume: Resume): Resume => ({ ...resume, basics: { ...resume.basics, photo: { asset: sha256, alt: 'Portrait' } } });

describe.each(exporters.filter(({ mediaType }) => mediaType !== 'application/json'))('$id', (exporter) => {
  it.each(latinFixtures)('holds every line of $name', async ({ resume }) => {
    const text = readBack(exporter.id, await exporter.write(withPhoto(resume), assets));
    for (const line of visibleLines(resume)) expect(text).toContain(line);
  });
});
