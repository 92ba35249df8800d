import { languageOf, sectionOf } from '@vitae/domain';
import { useLocation, useParams } from '../router/index.ts';
import { decoded } from '../router/route.ts';
import { builderPath, stepPath } from '../documents/paths.ts';
import { useEditorState } from './index.ts';

/** Navigation to a step of the open document. */
export function useStepPath(): (address: string) => string {
  const kind = useEditorState(({ document }) => document.kind);
  const slug = useSlug();
  return (address) => stepPath({ kind, slug }, address);
}

/** The address of the step that is open. */
export function useAddress(): string {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const kind = useEditorState(({ document }) => document.kind);
  return addressBelow(builderPath(kind, slug), pathname);
}

/** The rest of a path below another one, decoded; anyone may have written it. */
export const addressBelow = (base: string, pathname: string): string =>
  decoded(pathname.slice(pathname.indexOf(base) + base.length).replace(/^\/+|\/+$/g, ''));

/** The segment of the address that identifies the open document. */
export const useSlug = (): string => useEditorState(({ document }) => document.slug);

/** The name of a section in the interface's language; the page may use another name. */
export function sectionName(key: string, heading: string, language: string): string {
  const section = sectionOf(key);
  return section ? (section.headings[languageOf(language)] ?? section.headings.en) : heading;
}
