import { catalogue, type LocalText, type Texts } from './catalogue.ts';
import { evaluation } from './en/evaluation.ts';

/**
 * Texts about an evaluation: for each check its title, why it matters and how to fix it, by its id; by reason, why a
 * check was skipped; names of categories, and verdicts.
 */
export const evaluationWords = catalogue('evaluation', evaluation);

const anyText = catalogue<Texts>('evaluation', evaluation);

/** What a check is about, why it matters or how to fix what it found; `values` are those of the finding. */
export const checkText = (
  id: string,
  part: 'title' | 'why' | 'fix',
  values: Readonly<Record<string, string | number>> = {},
): LocalText => anyText(`${id}.${part}`, { count: 0, ...values });
