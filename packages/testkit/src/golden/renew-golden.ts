import { hasPoppler } from '../pdf/poppler.ts';
import { goldenCases, removeGolden, storedNames, storeGolden } from './golden-set.ts';

/**
 * Updates the stored files of every case, removes those of cases that no longer exist, and reports what it did. @throws
 * if lines moved under a released version of the renderer.
 */
export async function* renewGolden(isUnreleased: boolean): AsyncGenerator<string> {
  if (!hasPoppler()) throw new Error('The pictures are drawn by poppler: install poppler-utils.');
  const cases = goldenCases();
  for (const golden of cases) {
    const outcome = await storeGolden(golden, isUnreleased);
    if (outcome !== 'the same') yield `${golden.name}: ${outcome}`;
  }
  for (const name of storedNames()) {
    if (cases.some((golden) => golden.name === name)) continue;
    removeGolden(name);
    yield `${name}: removed`;
  }
}
