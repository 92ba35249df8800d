import type { Contact, Entry, MadePage, MadeSection, Row, Span } from './page.ts';

/** How a page looks in LaTeX, beyond its layout. */
export interface LatexLook {
  /** Everything before `\begin{document}` but the class, the page and the fonts. */
  preamble: string;
  heading: (text: string) => string;
  /** The old font encoding draws accents as glyphs of their own. */
  encoding: 'T1' | 'OT1';
  /** What precedes list items. */
  bullet: string;
}

const SPECIAL: Record<string, string> = {
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  $: '\\$',
  '–': '--',
  '—': '---',
  '’': "'",
  '·': '\\textperiodcentered{}',
  '~': '\\textasciitilde{}',
  '«': '\\guillemotleft{}',
  '»': '\\guillemotright{}',
  '^': '\\textasciicircum{}',
};

export const tex = (text: string): string => text.replace(/[&%#_$–—’·~«»^]/gu, (character) => SPECIAL[character] ?? '');

const spanTex = ({ text, bold, italic, url }: Span): string => {
  const inner = italic ? `\\textit{${tex(text)}}` : bold ? `\\textbf{${tex(text)}}` : tex(text);
  return url ? `\\href{${url.replace(/[%#]/gu, '\\$&')}}{${inner}}` : inner;
};
const spans = (given: readonly Span[]): string => given.map(spanTex).join('');

const rowTex = ({ left, right }: Row): string =>
  right ? `${spans(left)}\\hfill ${spans(right)}\\par` : `${spans(left)}\\par`;

const rowsTex = (rows: readonly Row[], bullet: string): string => {
  let text = '';
  let isOpen = false;
  for (const row of rows) {
    if (row.isItem && !isOpen) text += `\\begin{itemize}[leftmargin=1.4em,nosep,label={${bullet}}]`;
    if (!row.isItem && isOpen) text += '\\end{itemize}';
    isOpen = row.isItem === true;
    text += row.isItem ? `\\item ${spans(row.left)}\n` : `${rowTex(row)}\n`;
  }
  return isOpen ? `${text}\\end{itemize}` : text;
};

const entryTex = ({ hanging, rows }: Entry, bullet: string): string =>
  hanging === undefined
    ? `${rowsTex(rows, bullet)}\\vspace{4pt}\n`
    : `\\noindent\\begin{minipage}[t]{0.2\\linewidth}\\raggedright ${tex(hanging)}\\end{minipage}\\hspace{0.02\\linewidth}\\begin{minipage}[t]{0.77\\linewidth}${rowsTex(rows, bullet)}\\end{minipage}\\par\\vspace{4pt}\n`;

const sectionTex = ({ heading, entries, chips }: MadeSection, look: LatexLook, isMargin: boolean): string => {
  const inner = chips
    ? `${chips.map((text) => `\\fbox{\\strut ${tex(text)}}`).join('\\ \\ ')}\\par`
    : entries.map((entry) => entryTex(entry, look.bullet)).join('');
  return isMargin
    ? `\\noindent\\begin{minipage}[t]{0.2\\linewidth}\\raggedright\\textbf{${tex(heading)}}\\end{minipage}\\hspace{0.02\\linewidth}\\begin{minipage}[t]{0.77\\linewidth}${inner}\\end{minipage}\\par\\vspace{10pt}\n`
    : `${look.heading(tex(heading))}\n${inner}`;
};

const contactTex = ({ label, text, url }: Contact): string =>
  `${label ? `${tex(label)}: ` : ''}${spanTex({ text, ...(url ? { url } : {}) })}`;

/** The page for pdfLaTeX. */
export function writeLatex(page: MadePage, look: LatexLook, contactHeading: string): string {
  const { design } = page;
  const isMargin = design.columns === 'margin';
  const sections = (given: readonly MadeSection[]): string =>
    given.map((section) => sectionTex(section, look, isMargin)).join('');
  const isSide = design.columns.startsWith('side');
  const stacked = page.contacts.map((contact) => `${contactTex(contact)}\\par`).join('\n');
  const contacts =
    design.contacts === 'line' || design.contacts === 'icons' || design.contacts === 'foot'
      ? `${page.contacts.map(contactTex).join(tex(design.separator).replace(/\|/gu, '$|$'))}\\par`
      : design.contacts === 'under heading'
        ? `${look.heading(tex(contactHeading))}${stacked}`
        : stacked;
  const name = `{\\Huge\\bfseries ${tex(page.name)}\\par}${page.label ? `\\vspace{2pt}{\\large ${tex(page.label)}\\par}` : ''}\\vspace{4pt}`;
  const column = (width: string, inner: string): string =>
    `\\begin{minipage}[t]{${width}\\textwidth}\\vspace{0pt}\\raggedright\\setlength{\\parindent}{0pt}${inner}\\end{minipage}`;
  const [main, side] = [sections(page.main), sections(page.side)];
  const body = {
    one: main,
    margin: main,
    'side-left': `${column('0.3', `${contacts}${side}`)}\\hfill ${column('0.65', main)}`,
    'side-right': `${column('0.65', main)}\\hfill ${column('0.3', `${contacts}${side}`)}`,
    equal: `${column('0.48', main)}\\hfill ${column('0.48', side)}`,
  }[design.columns];
  const top =
    design.contacts === 'right of name'
      ? `${column('0.55', name)}\\hfill\\begin{minipage}[t]{0.4\\textwidth}\\vspace{0pt}\\raggedleft ${stacked}\\end{minipage}\\par`
      : `${name}${isSide || design.contacts === 'foot' ? '' : contacts}`;
  const foot = design.contacts === 'foot' ? `\\vfill\\begin{center}\\small ${contacts}\\end{center}` : '';
  return (
    `\\documentclass[a4paper,10pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[${look.encoding}]{fontenc}` +
    `\\usepackage[margin=18mm]{geometry}\\usepackage{enumitem}\\usepackage[hidelinks]{hyperref}\\usepackage{textcomp}${look.preamble}` +
    `\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\begin{document}\n${design.title ? `{\\centering ${tex(design.title)}\\par}` : ''}${top}\n${body}\n${foot}\\end{document}\n`
  );
}
