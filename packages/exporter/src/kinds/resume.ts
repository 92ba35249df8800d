import { resumeKind } from '@vitae/domain';
import { docx } from '../docx/docx.ts';
import { html } from '../html/html.ts';
import { jsonResume } from '../json-resume.ts';
import { exportersFor } from '../kind-exporters.ts';
import { markdown } from '../markdown.ts';
import { plainText } from '../plain-text.ts';
import { vitae } from '../vitae.ts';

export const resume = exportersFor(resumeKind, [docx, html, markdown, plainText, jsonResume, vitae]);
