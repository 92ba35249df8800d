/** What is done with the parts of a page; names of elements are in lower case. */
export interface HtmlHandlers {
  open: (name: string, attribute: (name: AttributeName) => string) => void;
  close: (name: string) => void;
  /** The content of a style sheet. */
  styles?: (content: string) => void;
  /** Text with its characters decoded, in pieces. */
  text: (text: string) => void;
}

/** Elements whose content is no markup (HTML 13.2.5). */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
const TAG = /^<(\/?)([a-z][a-z0-9-]*)/iu;
const value = String.raw`\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`;
const ATTRIBUTES = {
  href: new RegExp(String.raw`\shref${value}`, 'iu'),
  class: new RegExp(String.raw`\sclass${value}`, 'iu'),
  style: new RegExp(String.raw`\sstyle${value}`, 'iu'),
};
type AttributeName = keyof typeof ATTRIBUTES;
/** Attributes are looked for in so many characters of a tag. */
const TAG_LENGTH = 4_000;

/**
 * Goes through a page once, from start to end, without building a tree: whatever is not closed ends with the page. A tag
 * ends at the first ">", also within an attribute, so that no tag is looked through twice.
 */
export function readHtml(content: string, { open, close, text, styles }: HtmlHandlers): void {
  let at = 0;
  while (at < content.length) {
    const start = content.indexOf('<', at);
    if (start !== at) text(decoded(content.slice(at, start < 0 ? undefined : start)));
    if (start < 0) return;
    if (content.startsWith('<!--', start)) {
      const end = content.indexOf('-->', start + 4);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    const [, slash, written = ''] = TAG.exec(content.slice(start, start + 40)) ?? [];
    const isOther = /^<[!?/]/u.test(content.slice(start, start + 2));
    if (!written && !isOther) {
      text('<');
      at = start + 1;
      continue;
    }
    const end = content.indexOf('>', start);
    if (end < 0) return;
    at = end + 1;
    const name = written.toLowerCase();
    if (!name) continue;
    if (slash) {
      close(name);
      continue;
    }
    open(name, (attribute) => {
      const tag = content.slice(start, Math.min(end, start + TAG_LENGTH));
      const [, double, single, bare] = ATTRIBUTES[attribute].exec(tag) ?? [];
      return decoded(double ?? single ?? bare ?? '');
    });
    if (!RAW.has(name)) continue;
    const closing = new RegExp(`</${name}`, 'giu');
    closing.lastIndex = at;
    const from = at;
    at = closing.exec(content)?.index ?? content.length;
    if (name === 'style') styles?.(content.slice(from, at));
  }
}

/** The names of the characters from U+00A0 to U+00FF, in their order (HTML 13.5). */
const LATIN = [
  'nbsp|iexcl|cent|pound|curren|yen|brvbar|sect|uml|copy|ordf|laquo|not|shy|reg|macr|deg|plusmn|sup2|sup3|acute|micro',
  'para|middot|cedil|sup1|ordm|raquo|frac14|frac12|frac34|iquest|Agrave|Aacute|Acirc|Atilde|Auml|Aring|AElig|Ccedil',
  'Egrave|Eacute|Ecirc|Euml|Igrave|Iacute|Icirc|Iuml|ETH|Ntilde|Ograve|Oacute|Ocirc|Otilde|Ouml|times|Oslash|Ugrave',
  'Uacute|Ucirc|Uuml|Yacute|THORN|szlig|agrave|aacute|acirc|atilde|auml|aring|aelig|ccedil|egrave|eacute|ecirc|euml',
  'igrave|iacute|icirc|iuml|eth|ntilde|ograve|oacute|ocirc|otilde|ouml|divide|oslash|ugrave|uacute|ucirc|uuml|yacute',
  'thorn|yuml',
].flatMap((names) => names.split('|'));
const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
  }),
  ...Object.entries({ sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', bull: '•', hellip: '…', euro: '€', trade: '™' }),
  ...Object.entries({
    oelig: 'œ',
    OElig: 'Œ',
    scaron: 'š',
    Scaron: 'Š',
    zwnj: '\u200c',
    zwj: '\u200d',
    ensp: ' ',
    emsp: ' ',
  }),
]);

/** Text with references replaced by their characters; unknown ones stay as they are. */
const decoded = (text: string): string =>
  text.replace(
    /&(?:#(?:x([0-9a-f]{1,6})|(\d{1,7}))|([a-z][a-z0-9]{1,8}));?/giu,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED.get(name) ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
