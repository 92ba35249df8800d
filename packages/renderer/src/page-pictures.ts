import type { AnyDocument } from '@vitae/domain';
import { pageSvg } from './draw/page-svg.ts';
import { recordPages } from './draw/record.ts';
import type { Engine } from './engine.ts';
import { pageGeometry } from './layout/anchors.ts';
import type { PageGeometry } from './types.ts';

/** A page as a picture, and where its fields are. */
export interface PagePicture extends PageGeometry {
  /** An SVG file, in points. */
  svg: string;
}

/** The pages of a document as pictures, from the layout that its file is written from. */
export async function drawPagePictures(engine: Engine, document: AnyDocument): Promise<PagePicture[]> {
  const { pages } = await engine.layOut(document);
  const drawn = recordPages(pages);
  return pageGeometry(pages).flatMap((geometry) => {
    const page = drawn[geometry.index];
    return page ? [{ ...geometry, svg: pageSvg(page) }] : [];
  });
}
