import { resumeView, type Resume } from '@vitae/domain';
import { drawnText } from './drawn-text.ts';
import { renderTemplate } from '../render-template.ts';
import { splitColumns } from '../shared/columns.ts';
import { templateOf } from '../kinds/resume.ts';

/**
 * The text that a document's template draws, part by part in reading order: a single part in one column; otherwise the
 * header and the columns from left to right.
 */
export function partsDrawn(resume: Resume): string[][] {
  const pieces = drawnText(renderTemplate(resume));
  return partsOf(resume).map((isPart) => pieces.filter(({ anchors }) => isPart(anchors)).map(({ text }) => text));
}

/** The parts of a document's template; each identifies its pieces by their anchors. */
function partsOf(resume: Resume): ((anchors: readonly string[]) => boolean)[] {
  const template = templateOf(resume.template.id);
  if (!template.hasSide) return [() => true];
  const view = resumeView(resume);
  const within = (paths: readonly string[]) => (anchors: readonly string[]) =>
    anchors.some((anchor) => paths.some((path) => anchor === path || anchor.startsWith(`${path}.`)));
  const isHeader = within([view.fullName, view.headline].map(({ path }) => path));
  const isOfSide = within([...view.contacts, ...splitColumns(view, resume, template).side].map(({ path }) => path));
  // The part without an anchor is the heading of the contacts.
  const isSide = (anchors: readonly string[]) => anchors.length === 0 || isOfSide(anchors);
  const isMain = (anchors: readonly string[]) => !isHeader(anchors) && !isSide(anchors);
  return template.sideAt === 'right' ? [isHeader, isMain, isSide] : [isHeader, isSide, isMain];
}
