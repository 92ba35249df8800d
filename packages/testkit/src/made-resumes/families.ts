import { academicOrder, plainDesign, type Design } from './design.ts';
import { lots } from './lots.ts';
import { writeCurrvita, writeEuropecv, writeModerncv } from './write-classes.ts';
import type { MadePerson } from './person.ts';
import type { DrawnLook } from './write-drawn.ts';
import type { Look } from './write-html.ts';
import type { LatexLook } from './write-latex.ts';
import type { WordLook } from './write-word.ts';

/** How a family's files are written. */
export type Writer =
  | { kind: 'html'; look: Look; to: 'pdf' | 'docx' | 'odt' | 'rtf' | 'html' | 'office-pdf' }
  | { kind: 'latex'; look: LatexLook }
  | { kind: 'class'; write: (person: MadePerson, design: Design) => string }
  | { kind: 'word'; look: WordLook }
  | { kind: 'drawn'; look: DrawnLook };

/** Resumes that are laid out and written alike. The importer is measured on families that were never looked at. */
export interface Family {
  name: string;
  design: Design;
  writer: Writer;
}

const sans = "'Noto Sans'";
const serif = "'Noto Serif'";
const look = (css: string, changes: Partial<Look> = {}): Look => ({
  font: sans,
  size: 10,
  css,
  hasTables: false,
  ...changes,
});
const design = (changes: Partial<Design>): Design => ({ ...plainDesign, ...changes });
const html = (name: string, css: string, changes: Partial<Design>, looks: Partial<Look> = {}): Family => ({
  name: `html ${name}`,
  design: design(changes),
  writer: { kind: 'html', look: look(css, looks), to: 'pdf' },
});
const rule = 'h2{border-bottom:1px solid #888}';
const grey = '.r,.when{color:#666}h2{color:#225}';

const htmlFamilies: readonly Family[] = [
  html('plain', rule, { bullet: 'list' }),
  html('centred', `h1,.label,.contacts{text-align:center}h2{text-align:center;border:0}${grey}`, {
    heading: 'spaced',
    contacts: 'icons',
    entry: 'employer, date right',
    bullet: 'list',
    thing: 'right',
    hasLabel: false,
  }),
  html('sidebar left dark', 'aside{background:#234;color:#fff;padding:6mm}h2{color:inherit}', {
    columns: 'side-left',
    contacts: 'stack',
    skills: 'rows',
    spoken: 'columns',
    entry: 'date above',
    dates: 'long',
    bullet: 'drawn',
  }),
  html('sidebar right chips', `${grey}aside{border-left:1px solid #ccc;padding-left:5mm}`, {
    columns: 'side-right',
    contacts: 'icons',
    skills: 'chips',
    spoken: 'dash',
    entry: 'four corners, role first',
    bullet: '▪',
    thing: 'below',
    heading: 'capitals',
  }),
  html(
    'margin headings',
    '',
    {
      columns: 'margin',
      entry: 'in commas',
      contacts: 'line',
      separator: ' · ',
      skills: 'flat',
      spoken: 'comma',
      thing: 'right',
      bullet: '–',
      dates: 'numbers',
    },
    { font: serif },
  ),
  html('hanging dates', rule, {
    entry: 'hanging date',
    thing: 'hanging',
    skills: 'hanging',
    dates: 'numbers',
    contacts: 'labelled',
    spoken: 'colon',
    hasLabel: false,
    title: 'Curriculum Vitae',
    address: 'street',
  }),
  html(
    'hanging tables',
    '',
    {
      entry: 'hanging date, employer first',
      thing: 'hanging',
      skills: 'hanging',
      dates: 'dotted',
      to: ' - ',
      contacts: 'under heading',
      spoken: 'colon',
      bullet: '-',
      address: 'street',
      heading: 'plain',
    },
    { hasTables: true, font: serif },
  ),
  html('equal columns', 'main,aside{font-size:.92em}', {
    columns: 'equal',
    entry: 'employer and date below',
    skills: 'items',
    spoken: 'brackets',
    thing: 'brackets',
    bullet: 'list',
    contacts: 'line',
    heading: 'capitals',
  }),
  html('timeline', '.entry{border-left:2px solid #57a;padding-left:4mm}h2{color:#57a}', {
    entry: 'date above',
    dates: 'short',
    thing: 'first',
    contacts: 'right of name',
    bullet: 'drawn',
    to: ' — ',
  }),
  html('cards', '.entry{border:1px solid #ddd;padding:2mm}h2{background:#eee;padding:1mm 2mm}', {
    entry: 'four corners',
    contacts: 'right of name',
    skills: 'groups',
    bullet: '◦',
    dates: 'iso',
    to: ' / ',
  }),
  html('foot', rule, {
    contacts: 'foot',
    separator: ' · ',
    entry: 'role, date right',
    thing: 'comma',
    bullet: '•',
    nameInCapitals: true,
    address: 'street',
  }),
  html(
    'one line',
    '',
    {
      entry: 'one line, date last',
      thing: 'brackets',
      spoken: 'comma',
      skills: 'flat',
      bullet: 'list',
      heading: 'colon',
      contacts: 'stack',
      hasLabel: false,
    },
    { font: serif, size: 11 },
  ),
  html('dates first', '', {
    entry: 'one line, date first',
    thing: 'first',
    dates: 'years',
    to: '–',
    heading: 'small capitals',
    bullet: 'list',
    contacts: 'line',
    separator: ' – ',
  }),
  html('bars', rule, {
    entry: 'bars',
    thing: 'right',
    dates: 'long',
    bullet: 'list',
    heading: 'numbered',
    skills: 'groups',
  }),
  html('employer dash role', grey, {
    entry: 'at',
    bullet: '■',
    thing: 'below',
    contacts: 'icons',
    nameOnTwoLines: true,
    nameInCapitals: true,
    heading: 'spaced',
    skills: 'chips',
  }),
  html('grouped roles', rule, {
    isGrouped: true,
    entry: 'four corners',
    bullet: 'list',
    contacts: 'line',
    thing: 'right',
  }),
  html('date below', '', {
    entry: 'date below',
    dates: 'long',
    to: ' to ',
    bullet: '*',
    thing: 'below',
    contacts: 'labelled',
    skills: 'items',
    order: academicOrder,
  }),
  html(
    'academic',
    '',
    {
      order: academicOrder,
      entry: 'employer, date right',
      thing: 'comma',
      dates: 'years',
      to: '–',
      skills: 'flat',
      contacts: 'stack',
      bullet: 'list',
    },
    { font: serif, size: 11 },
  ),
  html(
    'small print',
    'h2{font-size:1.05em;color:#a33}',
    { entry: 'in commas', dates: 'short', thing: 'right', bullet: '›', contacts: 'icons', address: 'city, country' },
    { size: 8 },
  ),
  html(
    'table layout',
    'td{border:1px solid #bbb;padding:1mm}',
    {
      entry: 'hanging date',
      thing: 'hanging',
      skills: 'hanging',
      dates: 'numbers',
      contacts: 'labelled',
      bullet: '•',
      spoken: 'columns',
    },
    { hasTables: true },
  ),
];

const rtx = (changes: Partial<LatexLook>): LatexLook => ({
  preamble: '\\usepackage{lmodern}',
  heading: (text) => `\\section*{${text}}`,
  encoding: 'T1',
  bullet: '$\\bullet$',
  ...changes,
});
const latex = (name: string, looks: Partial<LatexLook>, changes: Partial<Design>): Family => ({
  name: `latex ${name}`,
  design: design(changes),
  writer: { kind: 'latex', look: rtx(looks) },
});
const ruled = (text: string): string =>
  `\\vspace{6pt}{\\large\\scshape ${text}\\par}\\vspace{-6pt}\\rule{\\linewidth}{0.4pt}\\par`;
const moderncv = (style: string, changes: Partial<Design> = {}): Family => ({
  name: `moderncv ${style}`,
  design: design({ thing: 'hanging', skills: 'hanging', entry: 'hanging date', ...changes }),
  writer: { kind: 'class', write: (person, given) => writeModerncv(person, given, style) },
});

const latexFamilies: readonly Family[] = [
  moderncv('classic'),
  moderncv('casual', { dates: 'years', to: '--' }),
  moderncv('banking', { dates: 'short' }),
  moderncv('oldstyle', { dates: 'numbers' }),
  moderncv('fancy', { dates: 'years', to: '--' }),
  {
    name: 'europecv',
    design: design({ dates: 'numbers', address: 'street', hasLabel: false }),
    writer: { kind: 'class', write: writeEuropecv },
  },
  {
    name: 'currvita',
    design: design({ dates: 'years', to: '--', contacts: 'under heading', hasLabel: false }),
    writer: { kind: 'class', write: writeCurrvita },
  },
  latex(
    'jake',
    { heading: ruled },
    { entry: 'four corners', skills: 'groups', thing: 'right', hasLabel: false, order: academicOrder },
  ),
  latex(
    'old encoding',
    { encoding: 'OT1', preamble: '' },
    {
      entry: 'hanging date',
      thing: 'hanging',
      skills: 'hanging',
      dates: 'numbers',
      contacts: 'labelled',
      heading: 'plain',
    },
  ),
  latex(
    'old encoding in margin',
    { encoding: 'OT1', preamble: '', bullet: '$\\circ$' },
    {
      columns: 'margin',
      entry: 'employer, date right',
      thing: 'right',
      skills: 'flat',
      contacts: 'stack',
      heading: 'capitals',
      order: academicOrder,
    },
  ),
  latex(
    'deedy',
    {
      heading: (text) => `\\vspace{6pt}{\\large\\MakeUppercase{${text}}\\par}`,
      preamble: '\\usepackage[default]{lato}',
    },
    { columns: 'side-left', entry: 'bars', contacts: 'line', skills: 'rows', bullet: '•', heading: 'capitals' },
  ),
  latex(
    'alta',
    {
      heading: (text) =>
        `\\vspace{6pt}{\\Large\\bfseries\\MakeUppercase{${text}}\\par}\\vspace{-4pt}\\rule{\\linewidth}{2pt}\\par`,
      preamble: '\\usepackage{lmodern}\\renewcommand{\\familydefault}{\\sfdefault}',
    },
    { columns: 'side-right', entry: 'employer and date below', contacts: 'line', skills: 'chips', thing: 'below' },
  ),
  latex(
    'square bullets',
    { heading: ruled, preamble: '\\usepackage{lmodern}\\usepackage{amssymb}', bullet: '$\\blacksquare$' },
    { entry: 'in commas', columns: 'margin', heading: 'capitals', thing: 'right', skills: 'groups', dates: 'short' },
  ),
  latex(
    'foot',
    {},
    { contacts: 'foot', entry: 'one line, date first', dates: 'years', to: '--', thing: 'first', skills: 'flat' },
  ),
];

const word = (name: string, looks: Partial<WordLook>, changes: Partial<Design>): Family => ({
  name: `word ${name}`,
  design: design(changes),
  writer: { kind: 'word', look: { hasHeadingStyles: true, right: 'tab', head: 'text', hasLists: true, ...looks } },
});
const office = (
  name: string,
  to: 'docx' | 'odt' | 'rtf' | 'html' | 'office-pdf',
  changes: Partial<Design>,
  looks: Partial<Look> = {},
): Family => ({
  name: `office ${name}`,
  design: design(changes),
  writer: { kind: 'html', look: look('', { hasTables: true, font: "'Liberation Sans'", ...looks }), to },
});

const wordFamilies: readonly Family[] = [
  word('tabs', {}, { entry: 'role, date right' }),
  word(
    'tables',
    { right: 'table', head: 'table' },
    { entry: 'four corners, role first', contacts: 'stack', thing: 'below' },
  ),
  word(
    'hanging table',
    { hasHeadingStyles: false },
    {
      entry: 'hanging date',
      thing: 'hanging',
      skills: 'hanging',
      dates: 'numbers',
      contacts: 'labelled',
      title: 'Lebenslauf',
      spoken: 'colon',
      hasLabel: false,
    },
  ),
  word(
    'side table',
    { head: 'page header' },
    { columns: 'side-left', entry: 'date below', skills: 'items', contacts: 'stack', spoken: 'dash' },
  ),
  word(
    'plain marks',
    { hasHeadingStyles: false, right: 'spaces', hasLists: false },
    {
      entry: 'employer, date right',
      bullet: '•',
      thing: 'comma',
      skills: 'flat',
      heading: 'capitals',
      hasLabel: false,
    },
  ),
  word(
    'text box',
    { head: 'text box' },
    { entry: 'one line, date last', contacts: 'stack', thing: 'brackets', dates: 'long' },
  ),
  word('controls', { head: 'controls' }, { entry: 'bars', skills: 'items', thing: 'right', dates: 'long' }),
  word(
    'columns',
    { hasHeadingStyles: false },
    { columns: 'equal', entry: 'employer and date below', skills: 'rows', thing: 'below', heading: 'capitals' },
  ),
  word('foot', {}, { contacts: 'foot', entry: 'in commas', thing: 'first', dates: 'years', to: '–' }),
  word('margin', {}, { columns: 'margin', entry: 'at', thing: 'right', skills: 'groups' }),
  word('grouped', {}, { isGrouped: true, entry: 'four corners', thing: 'right' }),
  office('letterlike', 'docx', { entry: 'role, date right', contacts: 'stack', bullet: 'list' }),
  office('hanging', 'docx', {
    entry: 'hanging date',
    thing: 'hanging',
    dates: 'dotted',
    contacts: 'under heading',
    bullet: '-',
    address: 'street',
  }),
  office('open text', 'odt', { entry: 'employer, date right', thing: 'below', bullet: 'list' }),
  office('rich text', 'rtf', { entry: 'four corners, role first', thing: 'brackets', bullet: 'list' }),
  office('printed', 'office-pdf', {
    entry: 'hanging date, employer first',
    thing: 'hanging',
    skills: 'hanging',
    dates: 'numbers',
    contacts: 'labelled',
    bullet: '•',
  }),
  {
    name: 'web page',
    design: design({ bullet: 'list', contacts: 'stack' }),
    writer: { kind: 'html', look: look(rule), to: 'html' },
  },
];

const drawn = (name: string, looks: Partial<DrawnLook>, changes: Partial<Design>): Family => ({
  name: `drawn ${name}`,
  design: design(changes),
  writer: {
    kind: 'drawn',
    look: {
      splitsAccents: false,
      spacesHeadings: false,
      order: 'as read',
      drawsWords: false,
      mark: 'typed',
      font: 'Helvetica',
      ...looks,
    },
  },
});

const drawnFamilies: readonly Family[] = [
  drawn('plain', {}, {}),
  drawn(
    'split accents',
    { splitsAccents: true, font: 'Times' },
    { entry: 'hanging date', thing: 'hanging', dates: 'numbers', skills: 'hanging', contacts: 'labelled' },
  ),
  drawn('spaced headings', { spacesHeadings: true }, { entry: 'four corners', thing: 'right' }),
  drawn(
    'right first',
    { order: 'right first', mark: 'symbol' },
    { columns: 'side-right', entry: 'date above', thing: 'below', skills: 'rows', contacts: 'stack' },
  ),
  drawn(
    'by style',
    { order: 'by style', drawsWords: true, mark: 'square' },
    { columns: 'side-left', entry: 'employer and date below', skills: 'rows', thing: 'brackets', contacts: 'stack' },
  ),
  drawn(
    'words',
    { drawsWords: true, font: 'Times', mark: 'symbol' },
    { columns: 'margin', entry: 'in commas', thing: 'right', dates: 'short', contacts: 'right of name' },
  ),
  drawn(
    'foot',
    { mark: 'square' },
    { contacts: 'foot', separator: '  ', entry: 'one line, date last', thing: 'first' },
  ),
  drawn('grouped', { mark: 'symbol' }, { isGrouped: true, entry: 'four corners', contacts: 'stack' }),
];

export const families: readonly Family[] = [
  ...htmlFamilies,
  ...latexFamilies,
  ...wordFamilies,
  ...drawnFamilies,
  ...lots,
  office('web page', 'html', { entry: 'role, date right', contacts: 'stack', bullet: 'list' }, { hasTables: false }),
  office('web page in tables', 'html', { entry: 'hanging date', thing: 'hanging', dates: 'numbers' }),
];

/** Languages that a family's program can write. */
export const writes = ({ writer }: Family, language: string): boolean => {
  if (writer.kind === 'html' || writer.kind === 'word') return true;
  if (writer.kind === 'drawn') return ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv'].includes(language);
  return !['ru', 'zh', 'hi'].includes(language);
};
