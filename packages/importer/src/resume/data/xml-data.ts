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
  if (inner.length === 0) {
    const text = textIn(element).trim();
    if (own.length === 0) return text;
    return text === '' ? Object.fromEntries(own) : { ...Object.fromEntries(own), text };
  }
  // A map, since an element may have the name of a property that every object has.
  const found = new Map<string, unknown[]>(own.map(([name, value]) => [name, [value]]));
  for (const child of inner) {
    const name = localName(child.name);
    const values = found.get(name);
    if (values) values.push(valueOf(child));
    else found.set(name, [valueOf(child)]);
  }
  return Object.fromEntries([...found].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
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
