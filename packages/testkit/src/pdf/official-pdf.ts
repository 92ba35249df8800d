import { Font, pdf } from '@react-pdf/renderer';
import type { Resume } from '@vitae/domain';
import { renderTemplate } from '@vitae/templates';
import { cloneElement, isValidElement, type ReactElement } from 'react';

type Element = ReactElement<Record<string, unknown>>;

const styles = [
  { name: 'regular' },
  { name: 'italic', fontStyle: 'italic' },
  { name: 'bold', fontWeight: 700 },
  { name: 'bold-italic', fontWeight: 700, fontStyle: 'italic' },
] as const;

/** Makes the shipped fonts known to the official renderer; once. */
export function registerFonts(fontFolder: string, families: readonly string[]): void {
  for (const family of families) {
    Font.register({ family, fonts: styles.map(({ name, ...style }) => ({ src: `${fontFolder}/${family}-${name}.ttf`, ...style })) });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

/** Writes a resume with `@react-pdf/renderer` itself; the file names us as its maker, as ours do. */
export async function officialPdf(resume: Resume, isNewPagination = true): Promise<Uint8Array> {
  const date = new Date(resume.updatedAt);
  const document = cloneElement(withPagination(renderTemplate(resume) as Element, isNewPagination), {
    creator: 'Vitae',
    producer: 'Vitae',
    creationDate: date,
    modificationDate: date,
  });
  const blob = await pdf(document).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** Sets which of the engine's two ways to cut pages is taken: rendering functions down to the page, then its property. */
function withPagination(element: Element, isNew: boolean): Element {
  const { type, props } = element;
  if (typeof type === 'function') return withPagination((type as (props: unknown) => Element)(props), isNew);
  if (type === 'PAGE') return cloneElement(element, { experimentalPagination: isNew });
  const { children } = props;
  return isValidElement<Record<string, unknown>>(children) ? cloneElement(element, {}, withPagination(children, isNew)) : element;
}
