import { docx } from './docx.ts';
import type { Format } from './format.ts';
import { europass } from './europass.ts';
import { html } from './html.ts';
import { jsonResume } from './json-resume.ts';
import { linkedin } from './linkedin.ts';
import { markdown } from './markdown.ts';
import { odt } from './odt.ts';
import { pdf } from './pdf.ts';
import { reactiveResume } from './reactive-resume.ts';
import { rendercv } from './rendercv.ts';
import { rtf } from './rtf.ts';
import { text } from './text.ts';
import { vitae } from './vitae.ts';

/** Every format that can be read; the first that recognises a file reads it. */
export const formats: readonly Format[] = [
  pdf,
  docx,
  odt,
  rtf,
  europass,
  html,
  linkedin,
  vitae,
  reactiveResume,
  jsonResume,
  rendercv,
  markdown,
  text,
];
