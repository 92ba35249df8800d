import { TextInstance } from '@react-pdf/primitives';
import { isValidElement, type ReactNode } from 'react';
import type { NodeStyle, TreeNode } from './node.ts';

type Props = Record<string, unknown> & { children?: ReactNode };

/**
 * Makes the nodes of an element without React's reconciler: function components are called, so they may not use hooks
 * or context.
 * @throws {TypeError} for a component that is not a function.
 */
export function nodesFromElement(element: ReactNode): TreeNode[] {
  if (element === null || element === undefined || typeof element === 'boolean') return [];
  if (typeof element === 'string' || typeof element === 'number' || typeof element === 'bigint')
    return [textNode(String(element))];
  if (Array.isArray(element)) return element.flatMap((child: ReactNode) => nodesFromElement(child));
  if (!isValidElement<Props>(element)) throw new TypeError('A template may contain elements and text only');
  const { type, props } = element;
  if (isComponent(type)) return nodesFromElement(type(props));
  if (typeof type !== 'string') {
    if (isFragment(type)) return nodesFromElement(props.children);
    throw new TypeError('A template may use function components and primitives only');
  }
  const { style, children: _, render, ...others } = props;
  const node: TreeNode = {
    type,
    style: isStyle(style) ? style : {},
    props: others,
    children: nodesFromElement(props.children),
    box: {},
  };
  if (isRender(render)) node.render = (page) => nodesFromElement(render(page));
  return [node];
}

const textNode = (value: string): TreeNode => ({
  type: TextInstance,
  props: {},
  style: {},
  children: [],
  box: {},
  value,
});

const isRender = (render: unknown): render is (page: unknown) => ReactNode => typeof render === 'function';
const isStyle = (style: unknown): style is NodeStyle | NodeStyle[] => typeof style === 'object' && style !== null;
const isComponent = (type: unknown): type is (props: Props) => ReactNode => typeof type === 'function';
const isFragment = (type: unknown) => type === Symbol.for('react.fragment');
