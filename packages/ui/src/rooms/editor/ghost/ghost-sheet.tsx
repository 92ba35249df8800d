import type { AnyDocument } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../parts/components/index.ts';
import { exampleIn } from './example-in.ts';

export interface GhostSheetProps {
  preview: Preview;
  /** The document, in which nobody has written yet. */
  doc: AnyDocument;
  /** CSS pixels for one point. */
  scale: number;
}

/**
 * What a page will look like: an example in the document's own look, pale, over the page. It is a picture on the screen
 * that belongs to no document, so no file can contain it.
 */
export function GhostSheet({ preview, doc, scale }: GhostSheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const example = await exampleIn(doc);
      if (!example || !wanted) return;
      const pixelsPerPoint = scale * devicePixelRatio;
      const picture = await preview.picture(example, { pageIndex: 0, pixelsPerPoint });
      if (wanted && canvas.current) {
        canvas.current.width = picture.width;
        canvas.current.height = picture.height;
        canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
        setDrawn(true);
      } else picture.close();
    };
    // Without it the page is empty, as the document is.
    draw().catch(() => undefined);
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else a document without a word holds is not drawn
  }, [preview, doc.kind, doc.template, doc.locale, scale]);
  return (
    // It covers what the template draws on an empty page: two pages of different lengths would show at once.
    <span
      aria-hidden
      data-ghost={isDrawn ? 'drawn' : 'awaited'}
      className={classNames(
        'pointer-events-none absolute inset-0 bg-paper transition-opacity',
        !isDrawn && 'opacity-0',
      )}
    >
      <canvas ref={canvas} className="block size-full opacity-30" />
    </span>
  );
}
