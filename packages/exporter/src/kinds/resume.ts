import { resumeKind } from '@vitae/domain';
import { docx } from '../resume/docx/docx.ts';
import { html } from '../resume/html/html.ts';
import { jsonResume } from '../resume/json-resume.ts';
import { exportersFor } from '../kind-exporters.ts';
import { markdown } from '../resume/markdown.ts';
import { plainText } from '../resume/plain-text.ts';
import { vitae } from '../vitae.ts';

export const resume = exportersFor(resumeKind, [docx, html, markdown, plainText, jsonResume, vitae]);
