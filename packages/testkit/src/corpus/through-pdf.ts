import { resumeToJsonResume } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import type { Resume } from '@vitae/domain';
import { createPdfRenderer, type RenderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { visibleWords } from '../exports/read-back.ts';
import { readPages } from '../reading/read-pages.ts';
import { squeezed } from '../reading/squeeze.ts';
import { AS_OF } from './resume-sets.ts';
import { scoreResume, type ResumeScore } from './score-resume.ts';

const renderPdf: RenderPdf = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

/** The pages of a resume in a template, without the document in the file. */
export const pagesOf = async (resume: Resume, template: string): Promise<Uint8Array<ArrayBuffer>> => {
  const { bytes } = await renderPdf({ ...resume, template: { ...resume.template, id: template } }, { attachment: 'none' });
  return bytes;
};

/** How well our importer reads pages that show a resume. */
export async function readAgain(resume: Resume, pages: Uint8Array<ArrayBuffer>): Promise<ResumeScore> {
  const { resume: read } = await importFile({ name: 'resume.pdf', bytes: pages, asOf: AS_OF });
  return scoreResume(resumeToJsonResume(resume), resumeToJsonResume(read));
}

/** Words of a resume that a reader does not give, for each reader. */
export async function wordsLost(resume: Resume, pages: Uint8Array<ArrayBuffer>): Promise<Map<string, string[]>> {
  const readings = await readPages(pages, resume);
  const words = [...new Set(visibleWords(resume).map((word) => squeezed(word).text))].filter(Boolean);
  return new Map(readings.map(({ reader, text }) => [reader, words.filter((word) => !squeezed(text).text.includes(word))]));
}
