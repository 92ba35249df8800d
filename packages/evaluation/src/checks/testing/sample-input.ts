import { coverLetterSchema, resumeSchema, type AnyDocument } from '@vitae/domain';
import type { EvaluationInput, LaidOutPage, TextRun } from '../../input.ts';
import { factsOf } from '../../facts.ts';
import { goodLetter } from './good-letter.ts';
import { goodResume } from './good-resume.ts';

/** What an example changes: values by their path in the input; `undefined` removes one. */
export type Changes = Readonly<Record<string, unknown>>;

const own = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A copy with the value at a path set: `document.basics.links.0.url`. */
function withValue(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return structuredClone(next);
  if (Array.isArray(value))
    return Object.assign([...(value as unknown[])], { [Number(name)]: withValue(value[Number(name)], rest, next) });
  const before = own(value) ? value : {};
  if (rest.length > 0 || next !== undefined) return { ...before, [name]: withValue(before[name], rest, next) };
  return Object.fromEntries(Object.entries(before).filter(([key]) => key !== name));
}

const lineHeight = 14;
const margin = 57;

/** The document on one page, however long, of one column: a line for every field. */
function pagesOf(document: AnyDocument): LaidOutPage[] {
  const { texts } = factsOf({ document, asOf: '2026-06-01', origin: 'ours' });
  const runs = texts.map(({ text, path }, index): TextRun => {
    const isName = path.endsWith('fullName');
    const isHeading = /(?:^|\.)heading$/.test(path);
    const size = isName ? 18 : isHeading ? 12 : 10.5;
    return {
      text,
      box: { x: margin, y: margin + index * lineHeight, width: Math.min(480, text.length * 5), height: size },
      font: 'Source Sans',
      size,
      colour: '#222222',
      background: '#ffffff',
      letterSpacing: 0,
      embedded: true,
      invisible: false,
      role: isName ? 'name' : isHeading ? 'heading' : 'text',
      path,
      href: /\.links\./.test(path) ? `https://${text}` : '',
    };
  });
  return [{ width: 595, height: Math.max(842, runs.length * lineHeight + 2 * margin), runs }];
}

/** All that is known of a document of ours that was laid out and checked for spelling. */
export function completeInput(document: AnyDocument): EvaluationInput {
  const pages = pagesOf(document);
  return {
    document,
    asOf: '2026-06-01',
    origin: 'ours',
    pages,
    extraction: { text: pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join('\n') },
    properties: { title: document.title, language: document.locale, author: 'Maren Okafor' },
    misspelled: [],
  };
}

/**
 * The input of a good document with changes. Pages and the text of the file are drawn from the changed document, unless
 * they are changed themselves.
 */
export function inputWith(kind: EvaluationInput['document']['kind'], changes: Changes = {}): EvaluationInput {
  const good = kind === 'resume' ? goodResume : goodLetter;
  const inDocument = Object.entries(changes).filter(([path]) => path.startsWith('document.'));
  const stored = inDocument.reduce<unknown>(
    (value, [path, next]) => withValue(value, path.split('.').slice(1), next),
    good,
  );
  const document = kind === 'resume' ? resumeSchema.parse(stored) : coverLetterSchema.parse(stored);
  const input = {
    ...completeInput(document),
    ungrammatical: [],
    ...(kind === 'coverletter' && { resume: resumeSchema.parse(goodResume) }),
  };
  return Object.entries(changes)
    .filter(([path]) => !path.startsWith('document.'))
    .reduce<unknown>((value, [path, next]) => withValue(value, path.split('.'), next), input) as EvaluationInput;
}
