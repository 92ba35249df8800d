import { catalogue } from './catalogue.ts';
import { evaluation } from './en/evaluation.ts';

/**
 * Texts about an evaluation: for each check its title, why it matters and how to fix it, by its id; and by reason, why a
 * check was skipped.
 */
export const evaluationWords = catalogue(evaluation);
