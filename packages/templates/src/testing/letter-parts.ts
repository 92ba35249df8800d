import { letterView, type CoverLetter } from '@vitae/domain';
import { coverLetter } from '../kinds/cover-letter.ts';
import { templates } from '../registry.ts';
import { renderTemplate } from '../render-template.ts';
import { drawnText } from './drawn-text.ts';

/**
 * The text that a letter's template draws, part by part in reading order: a single part, unless the contacts are in a
 * column at the right, which the page's text precedes.
 */
export function letterParts(letter: CoverLetter): string[][] {
  const { matches } = coverLetter.templateOf(letter.template.id);
  const resume = templates.find(({ id }) => id === matches);
  const pieces = drawnText(renderTemplate(letter));
  const contacts = letterView(letter).contacts.map(({ path }) => path);
  // The part without an anchor is the heading of the contacts.
  const isSide = (anchors: readonly string[]) =>
    resume?.sideAt === 'right' && (anchors.length === 0 || anchors.some((anchor) => contacts.includes(anchor)));
  return [false, true].map((wanted) =>
    pieces.filter(({ anchors }) => isSide(anchors) === wanted).map(({ text }) => text),
  );
}
