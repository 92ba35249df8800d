import { isValidElement, type ReactNode } from 'react';

/** A piece of text in an element tree. */
export interface DrawnText {
  text: string;
  /** Paths of the nodes around the text, the innermost last. */
  anchors: string[];
  /** Where it links to, `''` if it does not. */
  href: string;
}

/** The text of an element tree in drawing order. Like the renderer, it calls components and knows no hooks; text made per page is left out. */
export function drawnText(node: ReactNode, anchors: string[] = [], href = ''): DrawnText[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => drawnText(child, anchors, href));
  if (typeof node === 'string' || typeof node === 'number') return [{ text: String(node), anchors, href }];
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node;
  const component: unknown = type;
  if (typeof component === 'function') return drawnText(component(props) as ReactNode, anchors, href);
  const own = typeof props['anchor'] === 'string' ? [...anchors, props['anchor']] : anchors;
  return drawnText(props['children'] as ReactNode, own, typeof props['src'] === 'string' ? props['src'] : href);
}
