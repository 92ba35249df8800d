import { assetsOf, directionOf, type AnyDocument } from '@vitae/domain';
import { renderTemplate, templateKindOf, type RenderEnvironment } from '@vitae/templates';
import { createFontBook } from './fonts/font-book.ts';
import { lastPageFill, pageFill } from './last-page-fill.ts';
import { pageGeometry } from './layout/anchors.ts';
import { continuationOf } from './layout/continuation.ts';
import { createLayout } from './layout/lay-out.ts';
import { settlePages } from './layout/settle-pages.ts';
import type { LaidOutDocument } from './react-pdf.ts';
import { numberNodes } from './pdf/number-nodes.ts';
import { boundText } from './text/bounded-text.ts';
import { composeText } from './text/compose-text.ts';
import { nodesFromElement } from './tree/from-element.ts';
import { mirrorTree } from './tree/mirror.ts';
import type { TreeImage, TreeNode } from './tree/node.ts';
import { placePictures, readPicture } from './tree/picture.ts';
import type { MissingGlyph, RenderSources } from './types.ts';

/** The one layout that the preview paints and the file is written from. */
export interface Layout {
  pages: LaidOutDocument;
  missing: MissingGlyph[];
  info: { title: string; author: string; language: string };
  /**
   * How far sizes were reduced towards the smallest legible ones to reach the wanted number of pages, 0–1; below 0,
   * down to -1, how much space a sparse page was given.
   */
  fit: number;
}

export interface Engine {
  layOut(document: AnyDocument): Promise<Layout>;
  /** The picture stored under a SHA-256; `undefined` if there is none, or if it is neither PNG nor JPEG. */
  picture(sha256: string): Promise<TreeImage | undefined>;
}

/**
 * Shares of a page to leave free, tried in this order until the content takes no more pages than planned, for templates
 * that fill pages by estimate. The first fills what the estimate leaves free to be safe: a page less on long documents.
 */
const SPARE = [-0.04, -0.02, 0, 0.04, 0.08, 0.15, 0.25, 0.4];
/** Steps of the search for a fit; finer ones cannot be seen on paper. */
const FIT_STEPS = 32;

/**
 * If the last page is filled less than this, saving it is worth the effort; a single page filled less than this is
 * sparse.
 */
const NEARLY_EMPTY = 0.25;
const SPARSE = 0.66;
/** How far a document is tightened automatically: three quarters of the way to the smallest sizes. */
const TIGHTEST = (3 / 4) * FIT_STEPS;
/** The amounts of space to try, largest first, and how full the page may become with each. */
const AIR_STEPS = [1, 0.66, 0.33];
const FULL_ENOUGH = 0.8;

/**
 * Creates an engine; it caches the fonts, pictures and paragraphs of earlier layouts.
 * @param options.isSettled `false` leaves pages as the layout engine made them at once, to compare with the official
 *   renderer.
 */
export function createEngine({ fonts, assets }: RenderSources, { isSettled = true } = {}): Engine {
  const book = createFontBook(fonts);
  const layOut = createLayout(book);
  const pictures = new Map<string, TreeImage>();
  let lastFit = { id: '', step: 0 };

  async function picture(sha256: string): Promise<TreeImage | undefined> {
    const known = pictures.get(sha256);
    if (known) return known;
    const bytes = await assets(sha256);
    const read = bytes && readPicture(sha256, bytes);
    if (read) pictures.set(sha256, read);
    return read;
  }

  async function layOutAt(
    document: AnyDocument,
    step: number,
    spares = isSettled ? SPARE : [0],
    found: Pick<RenderEnvironment, 'continuation'> = {},
  ): Promise<Layout> {
    const fit = step / FIT_STEPS;
    const [spare = 0, ...further] = spares;
    for (;;) {
      const element = renderTemplate(document, { ...found, fit, spare, asset: (sha) => pictures.get(sha) ?? null });
      const [root] = nodesFromElement(element);
      if (!root) throw new Error('The template drew nothing');
      placePictures(root, pictures);
      const missing = composeText(root, book);
      boundText(root);
      if (await book.loadWanted()) continue;
      numberNodes(root);
      const info = infoOf(root);
      const directed = directionOf(info.language) === 'rtl' ? mirrorTree(root) : root;
      const laid = await layOut(directed);
      const continuation = isSettled && !found.continuation ? continuationOf(laid) : null;
      if (continuation) return layOutAt(document, step, spares, { continuation });
      const layout = { pages: isSettled ? settlePages(laid) : laid, missing, info, fit };
      return further.length > 0 && pageCount(layout) > plannedPages(root) ? layOutAt(document, step, further) : layout;
    }
  }

  /**
   * The least shrinking, up to `most` steps, that results in at most `pages` pages; the maximum if that is not enough.
   */
  async function layOutToFit(document: AnyDocument, pages: number, most = FIT_STEPS): Promise<Layout> {
    const fits = (layout: Layout) => pageCount(layout) <= pages;
    let [low, high] = [0, most];
    let best: Layout | undefined;
    // From one key to the next the answer rarely changes: try the last one and its neighbour first.
    const probes = lastFit.id === document.id ? [lastFit.step, lastFit.step - 1] : [0];
    while (low < high) {
      const step = probes.find((probe) => probe >= low && probe < high) ?? Math.floor((low + high) / 2);
      const layout = await layOutAt(document, step);
      if (fits(layout)) {
        best = layout;
        high = step;
      } else {
        low = step + 1;
      }
    }
    lastFit = { id: document.id, step: low };
    return best && best.fit * FIT_STEPS === low ? best : layOutAt(document, low);
  }

  /** Tightens a document whose last page is nearly empty if that saves the page, and adds space to a sparse one. */
  async function layOutFreely(document: AnyDocument): Promise<Layout> {
    const plain = await layOutAt(document, 0);
    const { id, layout } = document.template;
    const may = templateKindOf(document.kind).adjustsPages(id);
    if (!isSettled || layout.autoFit === false || may === 'none') return plain;
    const geometry = pageGeometry(plain.pages);
    const [only] = geometry;
    if (geometry.length > 1) {
      if (lastPageFill(geometry) >= NEARLY_EMPTY) return plain;
      const tight = await layOutToFit(document, geometry.length - 1, TIGHTEST);
      return pageCount(tight) < geometry.length ? tight : plain;
    }
    return may === 'tighten and spread' && only && pageFill(only) < SPARSE ? airy(document, plain) : plain;
  }

  /**
   * The largest of a few amounts of space with which a single page stays a single page and does not become too full.
   */
  async function airy(document: AnyDocument, plain: Layout): Promise<Layout> {
    for (const share of AIR_STEPS) {
      const layout = await layOutAt(document, -FIT_STEPS * share);
      const geometry = pageGeometry(layout.pages);
      if (geometry.every((page) => pageFill(page) <= FULL_ENOUGH) && geometry.length === 1) return layout;
    }
    return plain;
  }

  return {
    async layOut(document) {
      await Promise.all(assetsOf(document).map(picture));
      const { fitPages } = document.template.layout;
      return fitPages === null ? layOutFreely(document) : layOutToFit(document, fitPages);
    },
    picture,
  };
}

/** The number of pages of a layout. */
export const pageCount = (layout: Layout) => layout.pages.children?.length ?? 0;

/** The number of pages that a template has planned; a template whose pages fill by themselves accepts any number. */
function plannedPages({ children }: TreeNode): number {
  const planned = children[0]?.props['planned'];
  return typeof planned === 'number' ? planned : Infinity;
}

function infoOf({ props }: TreeNode): Layout['info'] {
  const text = (name: string) => (typeof props[name] === 'string' ? props[name] : '');
  return { title: text('title'), author: text('author'), language: text('language') };
}
