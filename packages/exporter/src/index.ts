import type { Resume } from '@vitae/domain';
import { resumeToJsonResume } from './json-resume.ts';
import { resumeToMarkdown } from './markdown.ts';
import { resumeToPlainText } from './plain-text.ts';

/** A file format that a resume can be written in, besides PDF. */
export interface Exporter {
  id: 'vitae' | 'json-resume' | 'md' | 'txt';
  name: string;
  /** File name ending, without the dot. */
  extension: string;
  mediaType: string;
  write: (resume: Resume) => string;
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every export format; a new one is a file beside this one and an entry here. */
export const exporters: readonly Exporter[] = [
  { id: 'vitae', name: 'Vitae document', extension: 'vitae.json', mediaType: 'application/json', write: asJson },
  {
    id: 'json-resume',
    name: 'JSON Resume',
    extension: 'json',
    mediaType: 'application/json',
    write: (resume) => asJson(resumeToJsonResume(resume)),
  },
  { id: 'md', name: 'Markdown', extension: 'md', mediaType: 'text/markdown', write: resumeToMarkdown },
  { id: 'txt', name: 'Plain text', extension: 'txt', mediaType: 'text/plain', write: resumeToPlainText },
];

export { resumeToJsonResume, resumeToMarkdown, resumeToPlainText };
