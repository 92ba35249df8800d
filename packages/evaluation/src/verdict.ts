import type { Report } from './report.ts';

/** In a word, what a report says: the key of its sentence in the catalogue. */
export type Verdict =
  | 'trick'
  | 'unreadable'
  | 'capped'
  | 'unsure'
  | 'partly'
  | 'hardly'
  | 'excellent'
  | 'good'
  | 'fair'
  | 'weak';

/** From which scores on a document is fair, and from which it is good. */
export const [fairFrom, goodFrom] = [70, 85];

/** What no list of small things is: a fault that matters, text of a template, or too little text. */
const isImportant = ({ id, severity, status, values }: Report['findings'][number]): boolean =>
  severity === 'critical' ||
  // What a page or a program left shows that nobody read it.
  id === 'WRI-13' ||
  (severity === 'major' && status === 'fail') ||
  (id === 'FMT-02' && Number(values['count']) < few);
/** In words: of so few, nobody says that nothing is left to do. */
const few = 180;

/** The verdict of a report: what holds the score down if anything does, and otherwise how high it is. */
export function verdictOf({
  score,
  caps,
  findings,
  unsure = false,
  most,
}: Pick<Report, 'score' | 'caps' | 'findings' | 'unsure' | 'most'>): Verdict {
  // Who repeats a word may just write so.
  if (findings.some(({ severity, id }) => severity === 'integrity' && id !== 'INT-03')) return 'trick';
  if (caps.some(({ id }) => id === 'ATS-01')) return 'unreadable';
  if (caps.length > 0) return 'capped';
  if (unsure) return 'unsure';
  if (most !== undefined && most >= goodFrom && score >= (most / 100) * goodFrom) return 'partly';
  // The list says little about why the score is low.
  if (most !== undefined && most < goodFrom && score >= 0.95 * most) return 'hardly';
  if (score >= 95 && !findings.some(isImportant)) return 'excellent';
  if (score >= goodFrom) return 'good';
  return score >= fairFrom ? 'fair' : 'weak';
}
