import { isValidElement, type ReactNode } from 'react';

/** A piece of text in an element tree. */
export interface DrawnText {
  text: string;
  /** Paths of the nodes around the text, the innermost last. */
  anchors: string[];
  /** The target of its link; `''` if there is none. */
  href: string;
  /** Its colour; `''` if the nodes around it have none. */
  colour: string;
}

/** What the nodes around a text say of it. */
type Around = Omit<DrawnText, 'text'>;
const nothing: Around = { anchors: [], href: '', colour: '' };

interface Props {
  children?: ReactNode;
  anchor?: string;
  src?: string;
  alt?: string;
  style?: { color?: string };
}

/**
 * The text of an element tree in drawing order. Like the renderer, it calls components and does not support hooks; text
 * made per page is left out. `withAlternatives` adds the alternative text of pictures, such as levels drawn as dots.
 */
export function drawnText(node: ReactNode, { withAlternatives = false } = {}, around = nothing): DrawnText[] {
  const inside = (children: ReactNode, now: Around) => drawnText(children, { withAlternatives }, now);
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => inside(child, around));
  if (typeof node === 'string' || typeof node === 'number') return [{ text: String(node), ...around }];
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return inside(type(props), around);
  const now = {
    anchors: props.anchor ? [...around.anchors, props.anchor] : around.anchors,
    href: typeof props.src === 'string' ? props.src : around.href,
    colour: props.style?.color ?? around.colour,
  };
  return [...(withAlternatives && props.alt ? [{ text: props.alt, ...now }] : []), ...inside(props.children, now)];
}

const isComponent = (type: unknown): type is (props: Props) => ReactNode => typeof type === 'function';
