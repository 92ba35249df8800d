import type { Resume } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import type { SavedFile } from '../app/platform.ts';

const pdfType = 'application/pdf';

/** The file a person gets: the very pages of the preview. */
export async function pdfFile(preview: Preview, resume: Resume, name: string): Promise<SavedFile> {
  const { bytes } = await preview.pdf(resume);
  return { name: `${name}.pdf`, type: pdfType, content: new Blob([bytes], { type: pdfType }) };
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
