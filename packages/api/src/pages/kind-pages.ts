import { galleryPath, printPath, startPath, uploadPath } from '@vitae/domain';
import { builderPagesOf, kindPage, type KindBuilder, type PageEntry } from './builder-pages.ts';
import type { DrawnPage, Page, PageHead } from './page.ts';

/** The details of its pages that depend on the kind. */
export interface KindPages {
  /** Its kind and its builder. */
  of: KindBuilder;
  list: PageEntry;
  start: PageEntry;
  upload: PageEntry;
  gallery: PageEntry;
  /** Pages for documents of the kind that need no document: evaluations and samples. */
  others?: readonly Page[];
}

/** The pages of one kind of document, in the order of the navigation. */
export function pagesOfKind({ of, others = [], ...entries }: KindPages): readonly Page[] {
  const { kind } = of;
  return [
    {
      ...kindPage(of, kind.list, 'admin', entries.list, () => ({
        screen: 'library/documents/documents-page',
        words: ['account', 'library'],
      })),
      guard: 'auth',
      isLocal: true,
    },
    kindPage(of, startPath(kind), 'default', entries.start, () => ({
      screen: 'library/start-page',
      words: ['library'],
    })),
    kindPage(of, uploadPath(kind), 'builder', entries.upload, ({ formWords = [] }) => ({
      screen: 'review/upload-page',
      words: ['review', ...formWords],
    })),
    kindPage(of, galleryPath(kind), 'default', entries.gallery, () => ({
      screen: 'library/templates-page',
      words: ['library'],
      fed: 'templates',
    })),
    ...builderPagesOf(of),
    kindPage(of, printPath(kind), 'viewer', { head: { title: 'Print' } }, () => ({
      screen: 'editor/print/print-page',
      words: ['preview'],
    })),
    ...others,
  ];
}

/** The evaluation of documents of a kind. `label` is its name in the menu at the top. */
export function evaluationPages(
  { key, root, list }: KindBuilder['kind'],
  evaluations: PageEntry,
  { name, label }: { name: string; label: string },
): readonly Page[] {
  const start = `${root}/evaluation/start`;
  const page = (path: string, screen: string, title: string): DrawnPage => ({
    path,
    layout: 'default',
    kind: key,
    head: { title },
    since: '0.2.0',
    screen: `evaluation/${screen}-page`,
    words: ['report'],
  });
  const own = { guard: 'auth', isLocal: true } as const;
  return [
    { ...page(`${list}/evaluations`, 'evaluations', ''), ...own, ...evaluations, layout: 'admin' },
    {
      ...page(start, 'evaluation-start', `Evaluate your ${name}`),
      head: {
        title: `Evaluate your ${name}`,
        description: `See how good your ${name} is, why, and which change is worth most. Evaluated on your device, free.`,
      },
      places: { top: { group: 'evaluate', label } },
    },
    { ...page(`${start}/upload`, 'evaluation-upload', `Evaluate a ${name} from a file`), ...own },
    page(`${root}/evaluation/:slug`, 'evaluation', `Evaluation of a ${name}`),
  ];
}

/** The samples of a kind: all of them, and each at an address of its own. */
export function samplePages(
  { key, root }: KindBuilder['kind'],
  head: PageHead,
  { name, label }: { name: string; label: string },
): readonly Page[] {
  const page = { kind: key, layout: 'default', since: '0.2.0', words: ['samples', 'library'], fed: 'samples' } as const;
  return [
    { ...page, path: `${root}s`, head, screen: 'samples/samples-page', places: { top: { group: 'jobs', label } } },
    { ...page, path: `${root}s/:slug`, head: { title: name }, screen: 'samples/sample-page' },
  ];
}
