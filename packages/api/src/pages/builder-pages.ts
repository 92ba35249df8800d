import { builderPaths, type AnyKind } from '@vitae/domain';
import * as builders from './builders/all.ts';
import type { ComingTopic, DrawnPage, Page, PageHead, PageLayout, PagePlaces, PageWords } from './page.ts';

/** The title and description of a kind's page, and its place in the navigation. */
export interface PageEntry {
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

/** The pages of a kind's builder. They are in the first load of the app; its other pages are not. */
export interface KindBuilder {
  kind: Pick<AnyKind, 'key' | 'root' | 'list' | 'steps'>;
  /** The screens of its pages; or the text for all of them until they are built. */
  built: OwnScreens | ComingTopic;
  builder: PageEntry;
}

/** The parts of a page once it exists. */
type Screens = Pick<DrawnPage, 'screen' | 'words'> & Partial<Pick<DrawnPage, 'inside' | 'index' | 'fed'>>;

/** A page of a kind: drawn by `drawn`, or saying what it will be until the kind is built. */
export function kindPage(
  { kind, built }: KindBuilder,
  path: string,
  layout: PageLayout,
  { head, places }: PageEntry,
  drawn: (own: OwnScreens) => Screens,
): Page {
  return {
    path,
    layout: layout === 'builder' || layout === 'viewer' ? layoutOf(built, layout) : layout,
    kind: kind.key,
    head,
    ...(places && { places }),
    ...(typeof built === 'string' ? { coming: built } : { since: built.since, ...drawn(built) }),
  };
}

/** Until a kind is built, nothing is edited or printed. */
const layoutOf = (built: KindBuilder['built'], layout: PageLayout): PageLayout =>
  typeof built === 'string' ? 'default' : layout;

/** The builder of a kind and its steps. */
export function builderPagesOf(entry: KindBuilder): readonly Page[] {
  const { kind, built } = entry;
  const [path = '', ...steps] = builderPaths(kind);
  const stepPage = (stepPath: string, at: number): Page => {
    const step = typeof built === 'string' ? null : built.step(kind.steps[at] ?? '');
    const head = step ? { title: step.title } : entry.builder.head;
    const inside = { inside: path, screen: step?.screen ?? '', words: step?.words ?? [] };
    return kindPage(entry, stepPath, 'builder', { head }, () => inside);
  };
  return [
    kindPage(entry, path, 'builder', entry.builder, ({ form, formWords = [] }) => ({
      screen: 'editor/screen/builder-page',
      index: form,
      words: ['editor', ...formWords],
    })),
    ...steps.map(stepPage),
  ];
}

/** The pages of every builder that exists. */
export const builderPages: readonly Page[] = Object.values<KindBuilder>(builders)
  .filter(({ built }) => typeof built !== 'string')
  .flatMap(builderPagesOf);
