import type { AnyDocument } from '@vitae/domain';

/** What a letter takes over of a resume's look, beside the template. */
const followed = ['accent', 'fontFamily', 'page'] as const;

/** Whether a change leaves alone all that a letter takes over from its resume. */
export const isLookKept = ({ template: before }: AnyDocument, { template: after }: AnyDocument): boolean =>
  before.id === after.id && followed.every((name) => before.tokens[name] === after.tokens[name]);
