import { isPlace } from '../language/places.ts';
import { foldText } from '../text/normalise.ts';
import { isOfRecipient } from './recipient.ts';
import { unitBlocksOf, type Unit, type UnitBlock } from './units.ts';

/** The two sides of a letter, as stretches of rows. */
export interface Parties {
  sender: Unit[];
  recipient: Unit[];
  /** A stretch alone between the recipient and the salutation: what the letter is about. */
  subject: Unit[];
}

const DETAIL =
  /\S@\S+\.\S|https?:\/\/|www\.|(?:^|[\s:])\(?\+\s?\d[\d\s()./-]{6,}|(?:^|\s)\(\d{3}\)\s?\d{3}|linkedin|github|(?:^|\s)(?:tel|phone|mobile?|fax|telefon|tél|handy)\b/iu;

type Side = 'sender' | 'recipient' | 'open';

/**
 * Tells who writes from who is written to, by what the lines say (contact details and the signed name; titles, departments
 * and companies), then by their order. `signed` is the name under the closing, `called` the one in the salutation.
 */
export function partiesIn(head: readonly Unit[], signed: string, called: string): Parties {
  const isSenders = ({ text }: Unit) =>
    DETAIL.test(text) || (signed !== '' && foldText(text).includes(foldText(signed)));
  const isRecipients = (unit: Unit) => !isSenders(unit) && isOfRecipient(unit, called);
  const blocks = unitBlocksOf(head).flatMap((block) => partedBlock(block, isSenders, isRecipients));
  const sides = blocks.map((block): Side => {
    if (block.some(isSenders)) return 'sender';
    return block.some(isRecipients) ? 'recipient' : 'open';
  });
  settleOpen(blocks, sides);
  const subject = subjectAlone(blocks, sides);
  const of = (side: Side) => blocks.filter((block, index) => sides[index] === side && block !== subject).flat();
  return { sender: of('sender'), recipient: of('recipient'), subject: subject ?? [] };
}

/** A block in which the recipient follows the sender without a gap, in two. */
function partedBlock(
  block: UnitBlock,
  isSenders: (unit: Unit) => boolean,
  isRecipients: (unit: Unit) => boolean,
): UnitBlock[] {
  const last = block.findLastIndex(isSenders);
  if (last < 0) return [block];
  // The return address in the window of an envelope is all of the sender there.
  const isWhole = /\d/u.test(block[last]?.text ?? '') && / [·•|,–-] |, /u.test(block[last]?.text ?? '');
  const named = block.findIndex((unit, index) => index > last && isRecipients(unit));
  const at = named > last && isWhole && last === 0 ? 1 : named;
  const [before, below] = [block.slice(0, at), block.slice(at)];
  return at > 0 && isFilled(before) && isFilled(below) ? [before, below] : [block];
}

const isFilled = (units: Unit[]): units is UnitBlock => units.length > 0;

/** Gives a side to the blocks that say nothing, by their place among the others. */
function settleOpen(blocks: readonly UnitBlock[], sides: Side[]): void {
  const firstOf = (side: Side) => sides.indexOf(side);
  const [firstRecipient, anySender] = [firstOf('recipient'), sides.includes('sender')];
  const lastOpen = sides.lastIndexOf('open');
  const rowsOf = (block: UnitBlock) => block.map(({ row }) => row);
  const senderRows = new Set(blocks.filter((_, index) => sides[index] === 'sender').flatMap(rowsOf));
  for (const [index, block] of blocks.entries()) {
    if (sides[index] !== 'open') continue;
    const besideSender = block.length === 1 && senderRows.has(block[0].row);
    const before = sides[index - 1];
    if (besideSender) sides[index] = 'sender';
    else if (firstRecipient >= 0) sides[index] = index < firstRecipient ? 'sender' : 'recipient';
    else if (index === lastOpen && (anySender || index > 0)) sides[index] = 'recipient';
    else if (before === 'recipient') sides[index] = 'recipient';
    else sides[index] = 'sender';
    if (sides[index] === 'sender') for (const row of rowsOf(block)) senderRows.add(row);
  }
}

/** The last block that is not the sender's, if it is a line or two below a recipient, or stands out from it. */
function subjectAlone(blocks: readonly UnitBlock[], sides: readonly Side[]): UnitBlock | undefined {
  const at = blocks.findLastIndex((_, index) => sides[index] !== 'sender');
  const last = blocks[at];
  if (!last || last.length > 2 || last.some(({ text }) => /\d{4,}/u.test(text) || isPlace(text))) return undefined;
  const isBelow = blocks.some((_, index) => index < at && sides[index] === 'recipient');
  return isBelow && last[0].text.length > 8 ? last : undefined;
}
