import type { ReactNode } from 'react';
import { isFrameLeftOut } from '../../base/prerendering.ts';

/** What stands around a page is the same for all pages of a layout: the server renders it once, and puts it in. */
export function FramePart({ part, children }: { part: 'top' | 'foot'; children: ReactNode }) {
  return isFrameLeftOut() ? <template data-frame={part} /> : children;
}
