import { assetsOf, type DocumentAsset, type Resume } from '@vitae/domain';
import type { Exporter } from '@vitae/exporter';
import type { RenderOptions } from '@vitae/renderer';
import type { Preview } from '@vitae/renderer/preview';
import { StoreError, type DocumentStore } from '@vitae/store';
import type { SavedFile } from '../app/platform.ts';

const pdfType = 'application/pdf';

/** The file a person gets: the very pages of the preview. `options` say what of the document travels inside. */
export async function pdfFile(preview: Preview, resume: Resume, name: string, options?: Pick<RenderOptions, 'attachment'>): Promise<SavedFile> {
  const { bytes } = await preview.pdf(resume, options);
  return { name: `${name}.pdf`, type: pdfType, content: new Blob([bytes], { type: pdfType }) };
}

/** The same document in another format, with the pictures that it names and in the look of its template. */
export async function exportFile({ extension, mediaType, write }: Exporter, resume: Resume, store: Pick<DocumentStore, 'getAsset'>, name: string): Promise<SavedFile> {
  const { resolveTokens, templateOf } = await import('@vitae/templates');
  const content = await write(resume, await assetsFrom(store, resume), resolveTokens(templateOf(resume.template.id), resume));
  return { name: `${name}.${extension}`, type: mediaType, content: new Blob([content], { type: mediaType }) };
}

/** The files that a document names, out of the store; one that is not there is left out, as it is on the pages. */
async function assetsFrom(store: Pick<DocumentStore, 'getAsset'>, resume: Resume): Promise<Map<string, DocumentAsset>> {
  const assets = new Map<string, DocumentAsset>();
  for (const sha256 of assetsOf(resume)) {
    try {
      assets.set(sha256, await store.getAsset(sha256));
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'asset-missing') throw error;
    }
  }
  return assets;
}

/** Text as a name that every file system takes; `''` becomes `resume`. */
export function fileNameOf(text: string): string {
  const name = text
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return name || 'resume';
}
