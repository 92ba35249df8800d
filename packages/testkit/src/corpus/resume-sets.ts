import { basename } from 'node:path';
import type { Resume } from '@vitae/domain';
import { importFile } from '@vitae/importer';
import { loadSample, sampleResumes } from '@vitae/samples';
import { latinFixtures, scriptFixtures, type Fixture } from '../fixtures/index.ts';
import { corpusFiles, readCorpusFile, truthFiles } from './corpus.ts';

/** Resumes of one kind, to be drawn and read back. */
export interface ResumeSet {
  kind: string;
  /** Whether they are in Latin script, which every template must return. */
  isLatin: boolean;
  resumes: readonly Fixture[];
}

/** The languages of the fixtures in Latin script. */
const LATIN = ['english', 'french', 'german', 'polish', 'vietnamese'];

/** The resumes in the repository. */
export async function ownResumes(): Promise<ResumeSet[]> {
  const isLatin = ({ name }: Fixture) => LATIN.includes(name);
  const samples = await Promise.all(
    sampleResumes.map(async ({ slug }) => ({ name: slug, resume: await loadSample(slug) })),
  );
  return [
    { kind: 'samples', isLatin: true, resumes: samples },
    { kind: 'layouts', isLatin: true, resumes: latinFixtures },
    { kind: 'Latin languages', isLatin: true, resumes: scriptFixtures.filter(isLatin) },
    ...scriptFixtures
      .filter((fixture) => !isLatin(fixture))
      .map((fixture) => ({ kind: fixture.name, isLatin: false, resumes: [fixture] })),
  ];
}

const DATA = { jsonresume: 'JSON Resume', reactive: 'Reactive Resume', rendercv: 'RenderCV' };

/**
 * The documents of the corpus that are data, and the known content of its PDF and Word files; none if the corpus is
 * absent.
 */
export async function corpusResumes(): Promise<ResumeSet[]> {
  const sets: ResumeSet[] = [];
  for (const [kind, name] of Object.entries(DATA)) {
    const resumes = await Promise.all(
      corpusFiles(kind).map((file) => fixtureOf(file.id, file.path, readCorpusFile(file))),
    );
    sets.push(...byScript(name, resumes));
  }
  const truths = truthFiles('pdf', 'docx');
  sets.push(
    ...byScript(
      'truths of PDF and DOCX',
      await Promise.all(truths.map(({ id, bytes }) => fixtureOf(id, `${id}.json`, bytes))),
    ),
  );
  return sets.filter(({ resumes }) => resumes.length > 0);
}

const fixtureOf = async (name: string, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Fixture> => {
  const { resume } = await importFile({ name: basename(path), bytes, asOf: AS_OF });
  return { name, resume };
};

/** The date with which files are read, so that the result does not depend on the current day. */
export const AS_OF = '2026-11-21';

const byScript = (name: string, resumes: readonly Fixture[]): ResumeSet[] => [
  { kind: name, isLatin: true, resumes: resumes.filter(({ resume }) => isInLatinScript(resume)) },
  ...resumes
    .filter(({ resume }) => !isInLatinScript(resume))
    .map((fixture) => ({ kind: `${name}, ${fixture.resume.locale}`, isLatin: false, resumes: [fixture] })),
];

const isInLatinScript = (resume: Resume): boolean => {
  const text = JSON.stringify([resume.basics.headline, resume.summary, resume.sections]);
  return (text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0) < 0.1 * (text.match(/\p{L}/gu)?.length ?? 1);
};
