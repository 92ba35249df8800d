import type { AnyDocument } from '@vitae/domain';

/** The parts of a resume's look that a letter uses, in addition to the template. */
export const followed = ['accent', 'secondColour', 'fontFamily', 'headingFamily', 'contactIcons', 'page'] as const;

/** Whether a change leaves everything alone that a letter uses from its resume. */
export const isLookKept = ({ template: before }: AnyDocument, { template: after }: AnyDocument): boolean =>
  before.id === after.id && followed.every((name) => before.tokens[name] === after.tokens[name]);
