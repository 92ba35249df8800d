import { resumeToJsonResume } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import type { Resume } from '@vitae/domain';
import { createPdfRenderer, type RenderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { templateOf } from '@vitae/templates';
import { visibleLines } from '../exports/read-back.ts';
import { readPages } from '../reading/read-pages.ts';
import { squeezed } from '../reading/squeeze.ts';
import { wordsOf } from '../reading/word-score.ts';
import { AS_OF } from './resume-sets.ts';
import { scoreResume, type ResumeScore } from './score-resume.ts';

const renderPdf: RenderPdf = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

/** A resume drawn with a template, with its date format set to the one that the template uses. */
export function inTemplate(resume: Resume, id: string): Resume {
  const { tokens } = resume.template;
  return {
    ...resume,
    template: {
      ...resume.template,
      id,
      tokens: { ...tokens, dateStyle: tokens.dateStyle ?? templateOf(id).tokens.dateStyle },
    },
  };
}

/** The pages of a resume, without the attached document. */
export const pagesOf = async (resume: Resume): Promise<Uint8Array<ArrayBuffer>> =>
  (await renderPdf(resume, { attachment: 'none' })).bytes;

/** How well our importer reads the pages of a resume. */
export async function readAgain(resume: Resume, pages: Uint8Array<ArrayBuffer>): Promise<ResumeScore> {
  const { resume: read } = await importFile({ name: 'resume.pdf', bytes: pages, asOf: AS_OF });
  return scoreResume(resumeToJsonResume(resume), resumeToJsonResume(read));
}

/** Words of a resume that a reader does not extract, for each reader. A word is the text between spaces and marks. */
export async function wordsLost(resume: Resume, pages: Uint8Array<ArrayBuffer>): Promise<Map<string, string[]>> {
  const readings = await readPages(pages, resume);
  const words = shownWords(resume);
  return new Map(
    readings.map(({ reader, text }) => {
      const read = squeezed(text).text;
      return [reader, words.filter((word) => !read.includes(word))];
    }),
  );
}

/** The distinct words that a resume shows. */
export const shownWords = (resume: Resume): string[] =>
  [...new Set(visibleLines(resume).flatMap(wordsOf))].filter((word) => /[\p{L}\p{N}]/u.test(word));
