import { maxReportCharacters } from '@vitae/api/contract';
import { assetsOf, readDocument, withoutAssets, type AnyDocument } from '@vitae/domain';
import { keptPageOf } from '@vitae/evaluation/report';
import { evaluateDocument, evaluateFile, type Evaluated } from '@vitae/evaluator';
import { inputSchema, type EvaluationOutcome, type EvaluationTask } from './messages.ts';

/** Evaluates a document or a file, as the command line does. */
export async function evaluateTask({ asOf, input, pictures }: EvaluationTask): Promise<EvaluationOutcome> {
  try {
    const parsed: unknown = JSON.parse(input);
    const { posting, resume, what } = inputSchema.parse(parsed);
    const context = { asOf, ...(posting && { posting }), ...(resume && { resume: readDocument(resume) }) };
    const picture = (sha256: string) => Promise.resolve(pictures.get(sha256));
    const evaluated =
      what.is === 'file'
        ? await evaluateFile({ name: what.name, bytes: Buffer.from(what.base64, 'base64') }, what.kind, context)
        : await evaluateDocument(readDocument(what.document), picture, context);
    const { report } = evaluated;
    return {
      is: 'done',
      score: report.score,
      rulesetVersion: report.rulesetVersion,
      findings: JSON.stringify(report.findings.map(({ id, points }) => ({ id, points }))),
      body: bodyOf(evaluated, what.is === 'file'),
    };
  } catch (error) {
    return { is: 'failed', code: codeOf(error) };
  }
}

/** What a device shows of a report, as it keeps its own; without pages, or the text, where that would be too large. */
function bodyOf({ report, evidence }: Evaluated, isFile: boolean): string {
  const { pages = [], extraction, document } = evidence;
  const view = {
    pages: pages.map(keptPageOf),
    text: extraction?.text ?? '',
    ...(isFile && { read: withoutPictures(document) }),
    ignored: {},
  };
  const candidates = [
    view,
    { ...view, pages: view.pages.slice(0, 2) },
    { ...view, pages: [], text: view.text.slice(0, 50_000) },
    { pages: [], text: '', ignored: {} },
  ].map((fewer) => JSON.stringify({ report, view: fewer }));
  return candidates.find(({ length }) => length <= maxReportCharacters) ?? '';
}

/** Their bytes are not kept. */
const withoutPictures = (document: AnyDocument): AnyDocument => withoutAssets(document, new Set(assetsOf(document)));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'failed';
