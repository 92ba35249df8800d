import { Font, pdf, type DocumentProps } from '@react-pdf/renderer';
import type { Resume } from '@vitae/domain';
import { renderTemplate } from '@vitae/templates';
import { cloneElement, isValidElement, type ReactElement } from 'react';

const styles = [
  { name: 'regular' },
  { name: 'italic', fontStyle: 'italic' },
  { name: 'bold', fontWeight: 700 },
  { name: 'bold-italic', fontWeight: 700, fontStyle: 'italic' },
] as const;

/** Registers the shipped fonts with the official renderer, once. */
export function registerFonts(fontFolder: string, families: readonly string[]): void {
  for (const family of families) {
    Font.register({
      family,
      fonts: styles.map(({ name, ...style }) => ({ src: `${fontFolder}/${family}-${name}.ttf`, ...style })),
    });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

/** Writes a resume with `@react-pdf/renderer` itself; the file names us as its producer, as ours do. */
export async function officialPdf(resume: Resume): Promise<Uint8Array> {
  const date = new Date(resume.updatedAt);
  const document = cloneElement(documentOf(renderTemplate(resume)), {
    creator: 'Vitae',
    producer: 'Vitae',
    creationDate: date,
    modificationDate: date,
  });
  const blob = await pdf(document).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** The document element inside a template's own components. */
function documentOf(element: ReactElement): ReactElement<DocumentProps> {
  const { type, props } = element;
  if (isComponent(type)) return documentOf(type(props));
  if (!isValidElement<DocumentProps>(element)) throw new TypeError('A template draws a document');
  return element;
}

const isComponent = (type: unknown): type is (props: unknown) => ReactElement => typeof type === 'function';
