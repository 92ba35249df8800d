import { parseXml, type XmlElement } from '../../docx/xml.ts';
import { isData, type Data } from './values.ts';

/** The name of an element or an attribute without its prefix. */
const localName = (name: string): string => name.split(':').at(-1) ?? name;

/** Text of an element and everything in it. */
const textIn = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

const valueOf = (element: XmlElement): unknown => {
  const inner = element.children.filter((child): child is XmlElement => typeof child !== 'string');
  const own = Object.entries(element.attributes).filter(([name]) => !name.startsWith('xmlns') && !name.includes(':'));
  if (inner.length === 0 && own.length === 0) return textIn(element).trim();
  if (inner.length === 0) {
    const text = textIn(element).trim();
    return Object.fromEntries(text === '' ? own : [...own, ['text', text]]);
  }
  const children = [...Map.groupBy(inner, ({ name }) => localName(name))].map(([name, all]): [string, unknown] => {
    const values = all.map(valueOf);
    return [name, values.length > 1 ? values : values[0]];
  });
  // Not by assignment: an element may be called `__proto__`.
  return Object.fromEntries([...own, ...children]);
};

/**
 * XML as data: an element is its text, or an object of its attributes and children by their names without prefixes;
 * repeated names become lists. @throws Error on XML that is not well-formed
 */
export const dataFromXml = (source: string): { root: string; data: Data } => {
  const top = parseXml(source).children.find((child): child is XmlElement => typeof child !== 'string');
  const value = top ? valueOf(top) : undefined;
  return { root: localName(top?.name ?? ''), data: isData(value) ? value : {} };
};

/** What stands at a path of such data, as a list; empty if nothing does. Lists on the way are followed in order. */
export const at = (value: unknown, ...path: readonly string[]): unknown[] => {
  const [key, ...rest] = path;
  const values: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (key === undefined) return values;
  return values.flatMap((one) => (isData(one) ? at(one[key], ...rest) : []));
};

/** The first text at a path; `''` if there is none. */
export const textAt = (value: unknown, ...path: readonly string[]): string => {
  for (const one of at(value, ...path)) {
    const text = isData(one) ? one['text'] : one;
    if (typeof text === 'string' && text.trim()) return text.trim();
  }
  return '';
};
