/** Carries the styles of a pasted page: the browser would refuse and report each one under its real name. */
export const styleAttribute = 'data-pasted-style';

/** A page whose style attributes are renamed. */
export const withNamedStyles = (html: string): string => html.replace(/(\s)style(?=\s*=)/gi, `$1${styleAttribute}`);

/** The marks that a style sets; a missing one is inherited. */
export interface PastedStyle {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  isHidden?: boolean;
  /** Word marks the entries of its lists and their markers with `mso-list`. */
  list?: 'item' | 'sign';
}

/**
 * Reads the declarations of a style attribute or rule. They are read as text: the policy of the pages allows no inline
 * styles, so that the browser leaves `element.style` empty.
 */
export function pastedStyle(css: string): PastedStyle {
  const style: PastedStyle = {};
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (name === 'font-weight') style.bold = isBold(value);
    else if (name === 'font-style') style.italic = /^(?:italic|oblique)/.test(value);
    else if (name === 'text-decoration' || name === 'text-decoration-line')
      style.underline = value.includes('underline');
    else if (name === 'font' && /\b(?:bold|italic|[6-9]00)\b/.test(value)) {
      style.bold = /\b(?:bold|[6-9]00)\b/.test(value);
      style.italic = value.includes('italic');
    } else if ((name === 'display' && value === 'none') || (name === 'mso-hide' && value === 'all'))
      style.isHidden = true;
    else if (name === 'mso-list' && value !== 'none' && value !== 'skip')
      style.list = value.startsWith('ignore') ? 'sign' : 'item';
  }
  return style;
}

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600;

/** The styles that a pasted page gives to its classes. */
export function classStyles(page: Document): ReadonlyMap<string, PastedStyle> {
  const found = new Map<string, PastedStyle>();
  for (const { textContent } of page.querySelectorAll('style'))
    for (const rule of textContent.replace(/<!--|-->/g, '').split('}')) {
      const [selectors = '', css = ''] = rule.split('{', 2);
      for (const selector of selectors.split(',')) {
        const [, name] = /^[a-z\d]*\.([\w-]+)$/i.exec(selector.trim()) ?? [];
        if (name !== undefined) found.set(name, { ...found.get(name), ...pastedStyle(css) });
      }
    }
  return found;
}

/** Class names of texts for screen readers only: the same words are shown next to them. */
const heardOnly = /\b(?:visually-hidden|sr-only|a11y-text)\b/;

/** The combined style from an element's tag, classes and style. */
export function styleOfElement(element: Element, classes: ReadonlyMap<string, PastedStyle>): PastedStyle {
  const style: PastedStyle = { ...ofTag[element.localName] };
  for (const name of element.classList) Object.assign(style, classes.get(name));
  Object.assign(style, pastedStyle(element.getAttribute(styleAttribute) ?? ''));
  if (heardOnly.test(element.className)) style.isHidden = true;
  return style;
}

const bold: PastedStyle = { bold: true };
const italic: PastedStyle = { italic: true };
const underline: PastedStyle = { underline: true };
const ofTag: Readonly<Record<string, PastedStyle>> = {
  b: bold,
  strong: bold,
  h1: bold,
  h2: bold,
  h3: bold,
  h4: bold,
  h5: bold,
  h6: bold,
  th: bold,
  i: italic,
  em: italic,
  u: underline,
  ins: underline,
};
