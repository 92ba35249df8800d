import { builderPaths, galleryPath, printPath, startPath, uploadPath, type AnyKind } from '@vitae/domain';
import type { ComingTopic, DrawnPage, Page, PageHead, PageLayout, PagePlaces, PageWords } from './page.ts';

/** The title and description of a kind's page, and its place in the navigation. */
interface PageEntry {
  head: PageHead;
  places?: PagePlaces;
}

/**
 * The component that draws a step of a builder (a path below `ui/src/rooms`), the title of its page, and the areas of
 * the catalogue it shows in addition to the editor's.
 */
interface StepScreen {
  screen: string;
  title: string;
  words?: readonly PageWords[];
}

/** The screens that are made for a single kind; the others draw documents of any kind. */
interface OwnScreens {
  /** The version in which the pages of the kind first appeared. */
  since: string;
  /** The first form of the builder. */
  form: string;
  /** The texts that the form shows in addition to the editor's. */
  formWords?: readonly PageWords[];
  /** The form of each step, by the step's address. */
  step: (address: string) => StepScreen;
}

/** The details of its pages that depend on the kind. */
export interface KindPages {
  kind: Pick<AnyKind, 'key' | 'root' | 'list' | 'steps'>;
  /** The screens of its pages; or the text for all of them until they are built. */
  built: OwnScreens | ComingTopic;
  list: PageEntry;
  start: PageEntry;
  upload: PageEntry;
  gallery: PageEntry;
  builder: PageEntry;
  /** Pages for documents of the kind that need no document: evaluations and samples. */
  others?: readonly Page[];
}

/** The parts of a page once it exists. */
type Screens = Pick<DrawnPage, 'screen' | 'words'> & Partial<Pick<DrawnPage, 'inside' | 'index'>>;

/** The pages of one kind of document, in the order of the navigation. */
export function pagesOfKind({ kind, built, others = [], ...entries }: KindPages): readonly Page[] {
  const own = typeof built === 'string' ? null : built;
  const page = (
    path: string,
    layout: PageLayout,
    { head, places }: PageEntry,
    drawn: (own: OwnScreens) => Screens,
  ): Page => ({
    path,
    layout,
    kind: kind.key,
    head,
    ...(places && { places }),
    ...(typeof built === 'string' ? { coming: built } : { since: built.since, ...drawn(built) }),
  });
  const [builder = '', ...steps] = builderPaths(kind);
  const stepPage = (path: string, at: number): Page => {
    const step = own?.step(kind.steps[at] ?? '');
    const head = step ? { title: step.title } : entries.builder.head;
    const inside = { inside: builder, screen: step?.screen ?? '', words: step?.words ?? [] };
    return page(path, own ? 'builder' : 'default', { head }, () => inside);
  };
  return [
    {
      ...page(kind.list, 'admin', entries.list, () => ({
        screen: 'library/documents/documents-page',
        words: ['account', 'library'],
      })),
      guard: 'auth',
      isLocal: true,
    },
    page(startPath(kind), 'default', entries.start, () => ({ screen: 'library/start-page', words: ['library'] })),
    page(uploadPath(kind), own ? 'builder' : 'default', entries.upload, ({ formWords = [] }) => ({
      screen: 'review/upload-page',
      words: ['review', ...formWords],
    })),
    page(galleryPath(kind), 'default', entries.gallery, () => ({
      screen: 'library/templates-page',
      words: ['library'],
    })),
    page(builder, own ? 'builder' : 'default', entries.builder, ({ form, formWords = [] }) => ({
      screen: 'editor/screen/builder-page',
      index: form,
      words: ['editor', ...formWords],
    })),
    ...steps.map(stepPage),
    page(printPath(kind), own ? 'viewer' : 'default', { head: { title: 'Print' } }, () => ({
      screen: 'editor/print/print-page',
      words: ['preview'],
    })),
    ...others,
  ];
}

/** The evaluation of documents of a kind. `label` is its name in the menu at the top. */
export function evaluationPages(
  { key, root, list }: KindPages['kind'],
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

/** The samples of a kind by job title, which do not exist yet. */
export function samplePages({ key, root }: KindPages['kind'], coming: ComingTopic, title: string): readonly Page[] {
  const page = { kind: key, coming, layout: 'default', head: { title } } as const;
  return [
    { ...page, path: `${root}s`, places: { top: { group: 'jobs' } } },
    { ...page, path: `${root}s/:slug` },
  ];
}
