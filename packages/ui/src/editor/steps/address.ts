import { languageOf, sectionOf } from '@vitae/domain';
import { useLocation, useParams } from 'react-router';
import { useEditorState } from '../state/index.ts';

/** Where a step is. */
export function stepPath(slug: string, address: string): string {
  return address ? `/resume/builder/${slug}/${address}` : `/resume/builder/${slug}`;
}

/** The address of the step that is open. */
export function useAddress(): string {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const base = stepPath(slug, '');
  return decodeURIComponent(pathname.slice(pathname.indexOf(base) + base.length).replace(/^\/+|\/+$/g, ''));
}

/** The part of the address that names the open document. */
export const useSlug = (): string => useEditorState(({ document }) => document.slug);

/** The name of a section in the interface's language; the page may call it otherwise. */
export function sectionName(key: string, heading: string, language: string): string {
  const section = sectionOf(key);
  return section ? (section.headings[languageOf(language)] ?? section.headings.en)[0] : heading;
}
