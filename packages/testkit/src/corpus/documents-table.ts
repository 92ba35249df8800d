import { templates } from '@vitae/templates';
import type { ResumeSet } from './resume-sets.ts';
import { inTemplate, pagesOf, readAgain, wordsLost } from './through-pdf.ts';

/** The result of reading back one resume drawn with one template. */
export interface Outcome {
  template: string;
  set: ResumeSet;
  name: string;
  macroF1: number;
  /** Descriptions of what was read incorrectly. */
  misses: string[];
  /** By reader: words that it does not extract. */
  lost: ReadonlyMap<string, readonly string[]>;
}

/**
 * Draws every resume of the sets with every template and reads the pages again; also with the text readers if
 * `countWords` is set.
 */
export async function* drawnAndRead(sets: readonly ResumeSet[], countWords: boolean): AsyncGenerator<Outcome> {
  for (const { id: template } of templates) {
    for (const set of sets) {
      for (const { name, resume: plain } of set.resumes) {
        const resume = inTemplate(plain, template);
        const pages = await pagesOf(resume);
        const lost = countWords ? await wordsLost(resume, pages) : new Map<string, string[]>();
        yield { template, set, name, ...(await readAgain(resume, pages)), lost };
      }
    }
  }
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How well the resumes of each set are read back from each template, as Markdown. */
export function scoreTable(outcomes: readonly Outcome[], withMean: boolean): string {
  const kinds = [...new Set(outcomes.map(({ set }) => set.kind))];
  const scores = (keep: (outcome: Outcome) => boolean) => outcomes.filter(keep).map(({ macroF1 }) => macroF1);
  const cell = (keep: (outcome: Outcome) => boolean) => mean(scores(keep)).toFixed(2);
  return markdownTable(
    ['Template', ...kinds, ...(withMean ? ['All'] : [])],
    templates.map(({ id }) => [
      id,
      ...kinds.map((kind) => cell(({ template, set }) => template === id && set.kind === kind)),
      ...(withMean ? [`**${mean(scores(({ template }) => template === id)).toFixed(3)}**`] : []),
    ]),
  );
}

/** How many words each text reader loses in each template, as Markdown. */
export function lossTable(outcomes: readonly Outcome[]): string {
  const readers = [...new Set(outcomes.flatMap(({ lost }) => [...lost.keys()]))];
  const count = (id: string, reader: string) =>
    outcomes
      .filter(({ template }) => template === id)
      .reduce((sum, { lost }) => sum + (lost.get(reader)?.length ?? 0), 0);
  return markdownTable(
    ['Template', ...readers],
    templates.map(({ id }) => [id, ...readers.map((reader) => String(count(id, reader)))]),
  );
}

function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
