import type { LayoutKind, LetterView, PhotoShape, ResumeView } from '@vitae/domain';
import type { ReactElement } from 'react';
import type { Columns } from './shared/columns.ts';
import type { Continuation } from './shared/continuation.ts';
import type { ImageSource } from './shared/primitives.ts';
import type { Tokens } from './shared/tokens.ts';
import type { TemplateBase } from './template-kind.ts';

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
  /** Where the main column continues on a page that the side column does not reach, once that is known. */
  continuation: Continuation | null;
}

/** A design for resumes. It draws layout kinds and never knows a section by name. */
export interface Template extends TemplateBase {
  kind: 'resume';
  columns: 1 | 2;
  photo: PhotoShape | false;
  /** A sparse page never gains space: programs recognise its columns only while their lines are close together. */
  staysDense?: boolean;
  hasSide: boolean;
  /** The position of the side column, left by default. Programs read the left column of a page first. */
  sideAt?: 'left' | 'right';
  /** Kinds that are in the side column until a person places sections otherwise. */
  sideKinds: readonly LayoutKind[];
  /**
   * Kind whose first section follows the opening text until a person orders the sections; in templates without a side
   * column.
   */
  earlyKind?: LayoutKind;
  render: (props: TemplateProps) => ReactElement;
}

/** What a letter template draws. */
export interface LetterTemplateProps {
  view: LetterView;
  tokens: Tokens;
  /** The document's title, for the file. */
  title: string;
  /** The signature as a picture. */
  signature: ImageSource | null;
}

/** A design for cover letters. */
export interface LetterTemplate extends TemplateBase {
  kind: 'coverletter';
  /** The matching resume template. */
  matches: string;
  /** Resume templates without a letter of their own, which this one suits best. */
  suits?: readonly string[];
  render: (props: LetterTemplateProps) => ReactElement;
}
