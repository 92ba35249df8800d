import { letterView, resumeView, type CoverLetter, type Resume } from '@vitae/domain';
import type { ReactElement } from 'react';
import { splitColumns } from './shared/columns.ts';
import type { ImageSource } from './shared/primitives.ts';
import { resolveTokens } from './shared/tokens.ts';
import { letterTemplateOf, templateOf } from './registry.ts';

/** What a document needs from around it to be drawn. */
export interface RenderEnvironment {
  /** The picture stored under a SHA-256; `null` where it is not at hand, and the page is then drawn without it. */
  asset?: (sha256: string) => ImageSource | null;
  /** How far sizes are moved towards the least legible ones, 0–1, so that a document fits a number of pages. */
  fit?: number;
  /** Share of each page that a template which fills pages by estimate leaves free, 0–1; more where it planned fewer pages than its content took. */
  spare?: number;
}

/** A document as an element tree of `@react-pdf` primitives: a document of one page that the layout engine splits. */
export function renderTemplate(document: Resume | CoverLetter, environment: RenderEnvironment = {}): ReactElement {
  return document.kind === 'resume' ? renderResume(document, environment) : renderLetter(document, environment);
}

function renderResume(resume: Resume, { asset, fit = 0, spare = 0 }: RenderEnvironment): ReactElement {
  const template = templateOf(resume.template.id);
  const tokens = resolveTokens(template, resume, fit);
  const view = resumeView(resume, tokens.dateStyle);
  return template.render({
    view,
    columns: splitColumns(view, resume, template),
    tokens,
    title: resume.title.trim() || view.fullName.text,
    photo: view.photo && asset ? asset(view.photo.asset) : null,
    spare,
  });
}

function renderLetter(letter: CoverLetter, { fit = 0 }: RenderEnvironment): ReactElement {
  const template = letterTemplateOf(letter.template.id);
  const view = letterView(letter);
  return template.render({
    view,
    tokens: resolveTokens(template, letter, fit),
    title: letter.title.trim() || view.subject.text || view.fullName.text,
  });
}
