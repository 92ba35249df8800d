import * as primitives from '@react-pdf/primitives';
import type { Style } from '@react-pdf/types';
import { createElement, type ReactElement, type ReactNode } from 'react';

export type { Style };

/** A picture to draw: a data URL, or its bytes. */
export type ImageSource = string | { data: Uint8Array; format: 'png' | 'jpg' };

/**
 * The role of a node in the file's structure tree (ISO 32000-2, 14.8.4). Untagged text is a paragraph, an untagged box
 * has no meaning; backgrounds, rules and marks without text are artifacts automatically. Consecutive list items need no
 * list around them, and heading levels may have gaps: the file gets both right.
 */
export type StructureTag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Artifact';

interface NodeProps {
  tag?: StructureTag | undefined;
  /**
   * Nodes with the same part are one element of the structure, such as the stretches of a section that a manual page
   * break splits.
   */
  part?: string | undefined;
  style?: Style | Style[] | undefined;
  /** Path of the field this node shows; the renderer reports its position on the page. */
  anchor?: string | undefined;
  /** Drawn on every page. */
  fixed?: true | undefined;
  /** Starts a new page; only respected on children of the page. */
  break?: true | undefined;
  /** `false` keeps the node in one piece; it must then be shorter than a page. */
  wrap?: false | undefined;
  /** No page break within this many points after the node. */
  minPresenceAhead?: number | undefined;
  children?: ReactNode;
}

export interface ViewProps extends NodeProps {
  /** Its children are texts in lines; see `between`. */
  flow?: true | undefined;
  /** A name that `shownWith` and `shownWithout` refer to. */
  named?: string | undefined;
  /**
   * The name of a node next to this one: if this one continues on a page where that one has no content, the template is
   * asked again with the place where it does.
   */
  beside?: string | undefined;
  /** Drawn only on pages where the node with this name has content. */
  shownWith?: string | undefined;
  /** Drawn only on pages where the node with this name has no content. */
  shownWithout?: string | undefined;
}

export interface TextProps extends NodeProps {
  /** Separates its box from the next in a flow: removed if the next one starts a new line. */
  between?: true | undefined;
  /** Drawn after everything else on its page. */
  last?: true | undefined;
  /** Text that depends on the page it appears on. */
  render?: ((page: { pageNumber: number; totalPages: number }) => string) | undefined;
}

export interface LinkProps extends NodeProps {
  /** Target including its scheme. */
  src: string;
}

export interface ImageProps extends Omit<NodeProps, 'children'> {
  src: ImageSource;
  /** Text for people who cannot see the picture; the person's name if there is none. */
  alt?: string | undefined;
}

export interface PageProps extends NodeProps {
  size: 'A4' | 'LETTER';
  /**
   * How many pages the template has planned, if it fills them by estimate: if the layout takes more, it is called again
   * to leave part of them free.
   */
  planned?: number | undefined;
}

/** A drawing of paths, each filled or drawn as a line; an artifact if it has no words. */
export interface DrawingProps {
  /** The square of the paths' own units: `0 0 width height`. */
  viewBox: string;
  /** Points. */
  width: number;
  height: number;
  style?: Style | undefined;
  /** What it shows, for people who cannot see it. */
  alt?: string | undefined;
  children: ReactNode;
}

export interface PathProps {
  d: string;
  fill?: string | undefined;
  stroke?: string | undefined;
  /** In the drawing's units. */
  strokeWidth?: number | undefined;
  strokeLinecap?: 'round' | undefined;
  strokeLinejoin?: 'round' | undefined;
}

export interface DocumentProps {
  title: string;
  author: string;
  language: string;
  children?: ReactNode;
}

export function View(props: ViewProps): ReactElement {
  return createElement(primitives.View, given(props));
}

export function Text(props: TextProps): ReactElement {
  return createElement(primitives.Text, given(props));
}

export function Link(props: LinkProps): ReactElement {
  return createElement(primitives.Link, given(props));
}

export function Image(props: ImageProps): ReactElement {
  return createElement(primitives.Image, given(props));
}

export function Drawing(props: DrawingProps): ReactElement {
  return createElement(primitives.Svg, given(props));
}

export function Path(props: PathProps): ReactElement {
  return createElement(primitives.Path, given(props));
}

/** The pages of a document. Each block is measured once to find page breaks, the layout engine's newer algorithm. */
export function Page(props: PageProps): ReactElement {
  return createElement(primitives.Page, { ...given(props), experimentalPagination: true });
}

export function Document(props: DocumentProps): ReactElement {
  return createElement(primitives.Document, props);
}

/** The layout engine checks whether a property exists, not its value: an undefined `fixed` would mean fixed. */
function given<Props extends object>(props: Props): Partial<Props> {
  const kept: Partial<Props> = { ...props };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
