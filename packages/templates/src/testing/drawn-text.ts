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
  alt?: string;
}

/**
 * The text of an element tree in drawing order. Like the renderer, it calls components and does not support hooks; text
 * made per page is left out. `withAlternatives` adds the alternative text of pictures, such as levels drawn as dots.
 */
export function drawnText(node: ReactNode, anchors: string[] = [], href = '', withAlternatives = false): DrawnText[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => drawnText(child, anchors, href, withAlternatives));
  if (typeof node === 'string' || typeof node === 'number') return [{ text: String(node), anchors, href }];
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return drawnText(type(props), anchors, href, withAlternatives);
  const within = props.anchor ? [...anchors, props.anchor] : anchors;
  const target = typeof props.src === 'string' ? props.src : href;
  return [
    ...(withAlternatives && props.alt ? [{ text: props.alt, anchors: within, href: target }] : []),
    ...drawnText(props.children, within, target, withAlternatives),
  ];
}

const isComponent = (type: unknown): type is (props: Props) => ReactNode => typeof type === 'function';
