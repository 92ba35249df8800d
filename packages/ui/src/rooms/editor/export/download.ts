import { assetsOf, fullNameOf, kindOf, shownTitle, type DocumentAsset, type AnyDocument } from '@vitae/domain';
import type { Exporter } from '@vitae/exporter';
import type { RenderOptions } from '@vitae/renderer';
import type { Preview } from '@vitae/renderer/preview';
import { StoreError, type DocumentStore } from '@vitae/store';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { textsOf } from '../../../base/i18n/index.ts';
import type { SavedFile } from '../../../base/platform.ts';

const pdfType = 'application/pdf';

/** The downloaded file: exactly the pages of the preview. `options` set what else of the document the file contains. */
export async function pdfFile(
  preview: Preview,
  doc: AnyDocument,
  name: string,
  options?: Pick<RenderOptions, 'attachment' | 'followedBy'>,
): Promise<SavedFile> {
  const { bytes } = await preview.pdf(doc, options);
  return { name: `${name}.pdf`, type: pdfType, content: new Blob([bytes], { type: pdfType }) };
}

/** The same document in another format, with the pictures that it refers to and in the look of its template. */
export async function exportFile(
  { extension, mediaType, write }: Exporter,
  doc: AnyDocument,
  store: Pick<DocumentStore, 'getAsset'>,
  name: string,
): Promise<SavedFile> {
  const { resolveTokens, templateKindOf } = await import('@vitae/templates');
  const content = await write(
    doc,
    await assetsFrom(store, doc),
    resolveTokens(templateKindOf(doc.kind).templateOf(doc.template.id), doc),
  );
  return { name: `${name}.${extension}`, type: mediaType, content: new Blob([content], { type: mediaType }) };
}

/** The files that a document refers to, from the store; a missing one is left out, as it is on the pages. */
async function assetsFrom(
  store: Pick<DocumentStore, 'getAsset'>,
  doc: AnyDocument,
): Promise<Map<string, DocumentAsset>> {
  const assets = new Map<string, DocumentAsset>();
  for (const sha256 of assetsOf(doc)) {
    try {
      assets.set(sha256, await store.getAsset(sha256));
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'asset-missing') throw error;
    }
  }
  return assets;
}

/** What a document is called in the name of its file. */
export function kindInFileName({ kind }: AnyDocument): string {
  const texts = textsOfKind(kind);
  return texts === 'other' ? kindOf(kind).name : textsOf('preview').t(`finalize.fileKinds.${texts}`);
}

/**
 * The name of a document's files, without an extension: the name of the person, otherwise its title. It is the same
 * wherever it is downloaded from.
 */
export function documentFileStem(doc: AnyDocument): string {
  const person = fullNameOf(doc);
  const kind = kindInFileName(doc);
  return fileNameOf(person ? textsOf('preview').t('finalize.fileFor', { name: person, kind }) : shownTitle(doc), kind);
}

/** The name of the file of a letter and its resume, without an extension. */
export const applicationFileStem = (letter: AnyDocument): string =>
  fileNameOf(textsOf('preview').t('finalize.fileForBoth', { name: fullNameOf(letter) }), shownTitle(letter));

/** Text as a name that every file system accepts; `''` becomes the fallback. */
export function fileNameOf(text: string, otherwise: string): string {
  const name = text
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return name || otherwise;
}
