import { isValidElement, type ReactNode } from 'react';

/** A piece of text in an element tree. */
export interface DrawnText {
  text: string;
  /** Paths of the nodes around the text, the innermost last. */
  anchors: string[];
  /** The target of its link; `''` if there is none. */
  href: string;
}

interface Props {
  children?: ReactNode;
  anchor?: string;
  src?: string;
}

/**
 * The text of an element tree in drawing order. Like the renderer, it calls components and does not support hooks; text
 * made per page is left out.
 */
export function drawnText(node: ReactNode, anchors: string[] = [], href = ''): DrawnText[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => drawnText(child, anchors, href));
  if (typeof node === 'string' || typeof node === 'number') return [{ text: String(node), anchors, href }];
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return drawnText(type(props), anchors, href);
  return drawnText(
    props.children,
    props.anchor ? [...anchors, props.anchor] : anchors,
    typeof props.src === 'string' ? props.src : href,
  );
}

const isComponent = (type: unknown): type is (props: Props) => ReactNode => typeof type === 'function';
