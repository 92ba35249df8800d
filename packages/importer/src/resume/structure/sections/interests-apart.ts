import { findDates } from '../../../language/dates.ts';
import { roleScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import type { SectionBlock } from '../headings/blocks.ts';
import { listOf } from './read-tags.ts';
import { targetsOf } from './shared-headings.ts';

/** "Engagement and hobbies": lists without a date that end what stands below such a heading are the hobbies. */
export const withInterestsApart = (blocks: readonly SectionBlock[], asOf: string): SectionBlock[] =>
  blocks.flatMap((block) => {
    const targets = targetsOf(block.heading);
    const timeline = targets.find((target) => target.kind === 'section' && target.section.kind === 'timeline');
    const hobbies = targets.find((target) => target.kind === 'section' && target.section.key === 'hobbies');
    const last = block.lines.findLastIndex(({ text }) => findDates(text, asOf).length > 0);
    const rest = block.lines.slice(last + 1);
    if (!timeline || !hobbies || last < 0 || rest.length === 0 || !rest.every(isList)) return [block];
    return [
      { ...block, target: timeline, lines: block.lines.slice(0, last + 1) },
      { ...block, target: hobbies, lines: rest },
    ];
  });

/** "Chess, rowing": names between commas, of which none is a role. */
const isList = ({ text, bullet }: Line): boolean =>
  !bullet && !/[.!?]$/u.test(text) && listOf(text).length > 1 && roleScore(text) < 0.5;
