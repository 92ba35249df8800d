import { docx } from './docx/docx.ts';
import type { Exporter } from './exporter.ts';
import { html } from './html/html.ts';
import { jsonResume } from './json-resume.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { vitae } from './vitae.ts';

/** Every export format; a new one is a file beside these and an entry here. */
export const exporters: readonly Exporter[] = [docx, html, markdown, plainText, jsonResume, vitae];

export type { Exporter } from './exporter.ts';
export { resumeToJsonResume } from './json-resume.ts';
