/** What an element's style changes of the text in it; `undefined` leaves it as it is around the element. */
export interface HtmlStyle {
  bold?: boolean;
  italic?: boolean;
  hidden?: boolean;
  /** The size in points, or of that around it. */
  size?: (around: number) => number;
  /** Its children stand side by side. */
  isRow?: boolean;
  isBlock?: boolean;
}

/** The style of an element by its name, its classes and its own declarations. */
export type StyleOf = (name: string, classes: string, own: string) => HtmlStyle;

/** More rules than a page of text has. */
const MOST_RULES = 4_000;
const MOST_CLASSES = 20;

/** The size of the page's text in points, unless it says otherwise (HTML 15: 16 pixels). */
export const baseSize = 12;

const UNITS: Readonly<Record<string, number>> = {
  px: 0.75,
  pt: 1,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  rem: baseSize,
};

/** The size of headings against the text around them (HTML 15.3.6). */
const HEADINGS: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67 };

function sizeOf(value: string): HtmlStyle['size'] {
  const [, number, unit = ''] =
    /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?|\.\d{1,4})(px|pt|pc|in|cm|mm|rem|em|%)/u.exec(value) ?? [];
  const amount = Number(number);
  if (!(amount > 0)) return undefined;
  if (unit === 'em') return (around) => around * amount;
  if (unit === '%') return (around) => (around * amount) / 100;
  return () => amount * (UNITS[unit] ?? 1);
}

/** Reads declarations such as `font-weight: bold; display: flex`. */
function declared(declarations: string): HtmlStyle {
  const style: HtmlStyle = {};
  let isColumn = false;
  for (const one of declarations.split(';')) {
    const colon = one.indexOf(':');
    const property = one.slice(0, colon).trim().toLowerCase();
    const value = one
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (property === 'font-weight') style.bold = /^(?:bold|bolder|[6-9]00)/u.test(value);
    else if (property === 'font-style') style.italic = !value.startsWith('normal');
    else if (property === 'font-size') Object.assign(style, sized(value));
    else if (property === 'font') {
      if (/\bbold\b|\b[6-9]00\b/u.test(value)) style.bold = true;
      if (/\b(?:italic|oblique)\b/u.test(value)) style.italic = true;
      Object.assign(style, sized(value));
    } else if (property === 'display') {
      style.hidden = value.startsWith('none');
      style.isRow = /^(?:inline-)?(?:flex|grid)/u.test(value);
      style.isBlock = /^(?:block|list-item|flex|grid|table)/u.test(value);
    } else if (property === 'visibility') style.hidden = value.startsWith('hidden');
    else if (property === 'flex-direction') isColumn = value.startsWith('column');
  }
  if (isColumn) style.isRow = false;
  return style;
}

const sized = (value: string): Pick<HtmlStyle, 'size'> => {
  const size = sizeOf(value);
  return size ? { size } : {};
};

/**
 * The rules of style sheets, as far as text needs them: those for names of elements and classes (CSS Selectors 4, 5 and
 * 6.6). Every sheet is gone through once.
 */
export function createStyles(): { read: (sheet: string) => void; styleOf: StyleOf } {
  const rules = new Map<string, HtmlStyle>();
  const read = (sheet: string): void => {
    let at = 0;
    while (rules.size < MOST_RULES) {
      const open = sheet.indexOf('{', at);
      if (open < 0) return;
      const close = sheet.indexOf('}', open);
      const inner = sheet.indexOf('{', open + 1);
      // Rules within `@media`.
      if (inner >= 0 && inner < close) {
        at = open + 1;
        continue;
      }
      const selectors = sheet.slice(Math.max(at, open - 2_000), open).replace(/^[^]*[;}]|\/\*[^*]*\*\//gu, '');
      const style = declared(sheet.slice(open + 1, close < 0 ? undefined : close).slice(0, 4_000));
      for (const selector of selectors.split(',').map((one) => one.trim()))
        if (/^(?:[a-z][a-z\d]*)?(?:\.[\w-]+)?$/iu.test(selector) && selector)
          rules.set(selector, { ...rules.get(selector), ...style });
      if (close < 0) return;
      at = close + 1;
    }
  };
  const styleOf: StyleOf = (name, classes, own) => {
    const heading = HEADINGS[name];
    const style: HtmlStyle = {
      ...(heading === undefined ? {} : { size: (around: number) => around * heading }),
      ...rules.get(name),
    };
    if (classes)
      for (const one of classes.split(/\s+/u, MOST_CLASSES))
        Object.assign(style, rules.get(`.${one}`), rules.get(`${name}.${one}`));
    return own ? { ...style, ...declared(own.slice(0, 4_000)) } : style;
  };
  return { read, styleOf };
}
