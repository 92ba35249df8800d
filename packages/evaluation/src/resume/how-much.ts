import type { Stage } from '../check.ts';
import type { EvaluationInput, Passage } from '../input.ts';
import { visibleRuns } from '../pages/hidden.ts';
import { amountOf } from '../text/amount.ts';
import { copiedFrom, mostCopied } from '../text/copied.ts';
import { isFiller } from '../text/filler.ts';
import type { DatedEntry } from './resume-facts.ts';

/** How much the resume says: nothing that only a program sees, and nothing that is copied from the posting. */
export function amountIn(
  texts: readonly Passage[],
  { origin, pages = [], lines = [], posting = '' }: EvaluationInput,
): number {
  const copied = copiedFrom(posting, texts);
  const written = texts.filter(({ text }) => !isFiller(text));
  const own = copied && copied.share > mostCopied ? written.filter((one) => !copied.passages.includes(one)) : written;
  const amount = amountOf(
    own.filter(({ path }) => !path.startsWith('basics.') && !path.endsWith('heading')).map(({ text }) => text),
  );
  if (origin === 'ours' || own.length < texts.length) return amount;
  // What the importer did not place is in the file all the same.
  return Math.max(amount, amountOf(pages.length > 0 ? visibleRuns(pages).map(({ text }) => text) : lines));
}

/** In words of English, from which on what the work tells shows what somebody does. */
const enoughTold = 100;
/** Academics are known by all that they list: from so many words on. */
const enoughListed = 600;

/** How much the work tells, of academics the whole, as a part of what it takes to judge somebody by it, 0 to 1. */
export function toldOf({
  work,
  statements,
  isAcademic,
  amount,
}: {
  work: readonly Pick<DatedEntry, 'bullets' | 'paragraphs'>[];
  statements: readonly Passage[];
  isAcademic: boolean;
  amount: number;
}): number {
  if (isAcademic) return Math.min(1, amount / enoughListed);
  const bodies = work.flatMap(({ bullets, paragraphs }) => [...bullets, ...paragraphs].map(({ text }) => text));
  const told = Math.max(amountOf([...new Set(bodies)]), amountOf(statements.map(({ text }) => text)));
  return Math.min(1, told / enoughTold);
}

/** What a resume without figures says in all, and one at the start of a career. */
const enoughSaid = 500;
const enoughSaidAtStart = 350;
/** How much a resume says in all, as a part of what it takes where no figures speak for it, 0 to 1. */
export const saidOf = (amount: number, stage: Stage): number =>
  Math.min(1, amount / (stage === 'entry' ? enoughSaidAtStart : enoughSaid));

/** What a page says at least that is no waste of paper. */
const enoughOnPage = 180;
/** How much its pages say on an average, as a part of what one holds at least, 0 to 1; 1 without pages. */
export function filledOf({ pages = [] }: EvaluationInput, amount: number): number {
  const written = visibleRuns(pages);
  const count = new Set(written.map(({ page }) => page)).size;
  // The contacts, too, fill a page.
  const shown = Math.max(amount, amountOf(written.map(({ text }) => text)));
  return count === 0 ? 1 : Math.min(1, shown / count / enoughOnPage);
}
