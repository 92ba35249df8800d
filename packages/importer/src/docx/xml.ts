/** An XML element; text is in the list of children, as strings. Names keep their prefix: `w:p`. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
};

const TOKEN = new RegExp(
  [
    String.raw`<!--[\s\S]*?-->`,
    String.raw`<!\[CDATA\[([\s\S]*?)\]\]>`,
    String.raw`<\?[\s\S]*?\?>`,
    '<![^<>]*>',
    String.raw`<(\/?)([^\s/<>]+)((?:\s+[^\s=/<>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>`,
    '([^<]+)',
    '<',
  ].join('|'),
  'gu',
);
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const MAX_DEPTH = 400;

/**
 * Parses the well-formed XML that office programs write. Only the five predefined entities, no namespace resolution,
 * nothing fetched.
 * @throws Error on tags that do not match
 */
export const parseXml = (source: string): XmlElement => {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const stack = [root];
  for (const [token, cdata, closing, name, attributes, empty, text] of source.matchAll(TOKEN)) {
    // If this has no end, nothing after it has one: searching further would take quadratic time.
    if (token === '<') throw new Error('a tag is not closed');
    const open = stack.at(-1);
    if (!open) break;
    if (cdata !== undefined) open.children.push(cdata);
    else if (text !== undefined) open.children.push(decode(text));
    else if (name === undefined) continue;
    else if (closing) {
      if (open.name !== name) throw new Error(`</${name}> does not close <${open.name}>`);
      stack.pop();
    } else {
      const element: XmlElement = { name, attributes: attributesOf(attributes ?? ''), children: [] };
      open.children.push(element);
      if (empty) continue;
      if (stack.length > MAX_DEPTH) throw new Error('nested too deeply');
      stack.push(element);
    }
  }
  if (stack.length !== 1) throw new Error(`<${stack.at(-1)?.name ?? ''}> is not closed`);
  return root;
};

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, decode(double ?? single ?? '')]),
  );

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/giu,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** The children of an element that have a name. */
export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** The first child of an element that has a name. */
export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

/** Descendants with a given name, outermost first, without searching inside matches. */
export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : findAll(child, name),
  );
