import type { LayoutKind, LetterView, PhotoShape, ResumeView } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { LetterSum } from './letters/shared/letter-sums.tsx';
import type { Columns } from './shared/columns.ts';
import type { Continuation } from './shared/continuation.ts';
import type { Look } from './shared/look.ts';
import type { ImageSource, Style } from './shared/primitives.ts';
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

/** What the head of a document is drawn from, whatever its kind. */
export interface HeadProps {
  view: Pick<ResumeView, 'fullName' | 'headline' | 'contacts' | 'photo' | 'locale'>;
  look: Look;
  photo: ImageSource | null;
  /** Where it begins, in points from the edge of the paper. A head that reaches the edge extends up by as much. */
  top: number;
  /** The least height from there, in points. */
  least: number;
}

/** The columns of a page with a coloured band along one edge, in points. */
export interface SideColumns {
  /** Width of the band; 0 without one. */
  band: number;
  /** The padding of the columns. */
  air: number;
  /** Where the text begins, from the left edge of the paper. */
  left: number;
  mainWidth: number;
  /** How far the text of the side column is indented from its heading. */
  indent: number;
  sideWidth: number;
}

/** The parts of a resume template with one column that a letter in the same look has as well. */
export interface Frame {
  Head: (props: HeadProps) => ReactElement;
  /** Surfaces behind the content of every page. */
  background?: (tokens: Tokens) => ReactNode;
  /** The position of the line that names the person on later pages. */
  running?: 'head' | 'foot';
  /** The style of a box around everything below the head; its text is indented by `indent` points. */
  below?: (look: Look) => { style: Style; indent: number };
}

/** What the head of a page with such columns is drawn from. */
export type SideHeadProps = Omit<HeadProps, 'top' | 'least'> & Pick<SideColumns, 'left' | 'band'>;

/** The same for a template with a column of contacts on a tinted band along the left edge of the paper. */
export interface SideFrame {
  /** Above both columns. */
  Head: (props: SideHeadProps) => ReactElement;
  columns: (tokens: Tokens, hasSide: boolean) => SideColumns;
}

/** A design for resumes. It draws layout kinds and never knows a section by name. */
export interface Template extends TemplateBase {
  kind: 'resume';
  columns: 1 | 2;
  photo: PhotoShape | false;
  /**
   * A sparse page gains larger type and margins, but its lines are never further apart in proportion: programs recognise
   * its columns only while they are close together.
   */
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
  frame: Frame | SideFrame;
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
  /** Amounts under the opening; only receipts have them. */
  sums: readonly LetterSum[];
}

/** A design for cover letters. */
export interface LetterTemplate extends TemplateBase {
  kind: 'coverletter';
  /** The resume template that it goes with. */
  matches: string;
  render: (props: LetterTemplateProps) => ReactElement;
}
