import { scoreOf, type Judgeable, type Judged } from './score.ts';

/**
 * The score that a document has once every check that limits it passes, with what cannot be judged until then; absent if
 * none limits it.
 */
export function liftedScoreOf(all: readonly Judged[], judgeable: Judgeable = {}): number | undefined {
  const limiting = new Set(scoreOf(all).caps.map(({ id }) => id));
  if (limiting.size === 0) return undefined;
  const lifted = all.map(({ lack, kept, ...check }): Judged => {
    const waits = lack !== undefined && limiting.has(lack);
    if (limiting.has(check.id) || waits) return { ...check, status: 'pass' };
    return { ...check, ...(kept !== undefined && { kept }), ...(lack !== undefined && { lack }) };
  });
  return scoreOf(lifted, judgeable).score;
}
