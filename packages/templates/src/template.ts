import type { LayoutKind, LetterView, ResumeView } from '@vitae/domain';
import type { ReactElement } from 'react';
import type { Columns } from './shared/columns.ts';
import type { ImageSource } from './shared/primitives.ts';
import type { TemplateDefaults, Tokens } from './shared/tokens.ts';

/** What a template draws. */
export interface TemplateProps {
  view: ResumeView;
  columns: Columns;
  tokens: Tokens;
  /** The document's title, for the file. */
  title: string;
  photo: ImageSource | null;
  /** Share of each page to leave free, 0–1: for templates that fill pages by estimate. */
  spare: number;
}

/** A way to draw a resume. It draws layout kinds and never knows a section by name. */
export interface Template {
  id: string;
  name: string;
  kind: 'resume';
  /** One sentence for the gallery. */
  description: string;
  /** Words the gallery filters by. */
  tags: readonly string[];
  columns: 1 | 2;
  /** Whether it shows a photo. */
  photo: boolean;
  tokens: TemplateDefaults;
  /** Accent colours to offer, `#rrggbb`, the template's own first. */
  accents: readonly string[];
  hasSide: boolean;
  /** Where the side column stands, the left if nothing is said. Programs read the left column of a page first. */
  sideAt?: 'left' | 'right';
  /** Kinds that stand in the side column until a person places sections otherwise. */
  sideKinds: readonly LayoutKind[];
  /** Kind whose first section follows the opening text until a person orders the sections; in templates without a side column. */
  earlyKind?: LayoutKind;
  render: (props: TemplateProps) => ReactElement;
}

/** What a letter template draws. */
export interface LetterTemplateProps {
  view: LetterView;
  tokens: Tokens;
  /** The document's title, for the file. */
  title: string;
}

/** A way to draw a cover letter. */
export interface LetterTemplate extends Pick<Template, 'id' | 'name' | 'description' | 'tags' | 'tokens' | 'accents'> {
  kind: 'coverletter';
  /** The resume template that looks alike. */
  matches: string;
  render: (props: LetterTemplateProps) => ReactElement;
}
