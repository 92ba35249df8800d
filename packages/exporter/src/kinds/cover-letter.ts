import { coverLetterKind } from '@vitae/domain';
import { exportersFor } from '../kind-exporters.ts';
import { docx } from '../letter/docx.ts';
import { html } from '../letter/html.ts';
import { markdown } from '../letter/markdown.ts';
import { plainText } from '../letter/plain-text.ts';
import { vitae } from '../vitae.ts';

export const coverLetter = exportersFor(coverLetterKind, [docx, html, markdown, plainText, vitae]);
