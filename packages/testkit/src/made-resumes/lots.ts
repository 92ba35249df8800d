import { academicOrder, plainDesign, type Design } from './design.ts';
import type { Family } from './families.ts';
import { chanceOf, type Chance } from './person.ts';

/** How many families are drawn by lot. */
const LOTS = 32;

function designOf({ pick, is }: Chance): Design {
  return {
    ...plainDesign,
    columns: pick(['one', 'one', 'one', 'side-left', 'side-right', 'equal', 'margin']),
    entry: pick([
      'role, date right',
      'employer, date right',
      'four corners',
      'four corners, role first',
      'one line, date last',
      'one line, date first',
      'hanging date',
      'hanging date, employer first',
      'bars',
      'date below',
      'date above',
      'employer and date below',
      'in commas',
      'at',
    ]),
    thing: pick(['right', 'brackets', 'first', 'hanging', 'below', 'comma']),
    dates: pick(['short', 'long', 'numbers', 'years', 'iso', 'dotted']),
    to: pick([' – ', ' - ', '–', ' — ', '-']),
    contacts: pick(['line', 'stack', 'labelled', 'icons', 'foot', 'under heading', 'right of name']),
    separator: pick([' | ', ' · ', ' • ', ' – ', '   ', ', ']),
    heading: pick(['plain', 'capitals', 'spaced', 'colon', 'numbered', 'small capitals']),
    skills: pick(['groups', 'flat', 'items', 'chips', 'hanging', 'rows']),
    spoken: pick(['brackets', 'dash', 'colon', 'columns', 'comma']),
    bullet: pick(['•', '–', '▪', '◦', '■', '»', '∙', 'list']),
    order: is(0.3) ? academicOrder : plainDesign.order,
    address: pick(['city', 'city, region', 'city, country', 'street']),
    hasLabel: is(0.6),
    isGrouped: is(0.12),
    nameInCapitals: is(0.2),
    nameOnTwoLines: is(0.1),
    title: is(0.1) ? 'Curriculum Vitae' : '',
  };
}

const STYLES = [
  'h2{border-bottom:1px solid #888}',
  'h1{text-align:center}.contacts,.label{text-align:center}',
  'h2{background:#eee}.r{color:#666}',
  'h2{color:#a33;font-size:1em}b{font-weight:normal}',
  '.entry{margin-bottom:0}h2{margin-top:.5em}',
  'body{line-height:1.6}i{font-style:normal}',
];

function familyOf(number: number): Family {
  const chance = chanceOf(50_000 + number);
  const { pick, is } = chance;
  const design = designOf(chance);
  const kind = ['html', 'latex', 'word', 'drawn', 'html', 'office', 'html', 'word'][number % 8];
  const name = `lot ${String(number + 1)} ${kind ?? ''}`;
  const mark = design.bullet === 'list' ? '•' : design.bullet;
  const look = {
    font: pick(["'Noto Sans'", "'Noto Serif'", "'Liberation Sans'", "'Inter'", "'EB Garamond'", "'Carlito'"]),
    size: pick([8.5, 9.5, 10, 11]),
    css: pick(STYLES),
    hasTables: is(0.3),
  };
  if (kind === 'latex')
    return {
      name,
      design: { ...design, columns: pick(['one', 'one', 'margin', 'side-left']), to: '--' },
      writer: {
        kind: 'latex',
        look: {
          preamble: '\\usepackage{amssymb}',
          heading: (text) => `\\section*{${text}}`,
          encoding: is(0.5) ? 'OT1' : 'T1',
          bullet: pick(['$\\bullet$', '$\\circ$', '--', '$\\blacksquare$', '$\\star$']),
        },
      },
    };
  if (kind === 'word')
    return {
      name,
      design: { ...design, bullet: mark },
      writer: {
        kind: 'word',
        look: {
          hasHeadingStyles: is(0.6),
          right: pick(['tab', 'table', 'spaces']),
          head: pick(['text', 'page header', 'text box', 'controls', 'table']),
          hasLists: is(0.6),
        },
      },
    };
  if (kind === 'drawn')
    return {
      name,
      design: { ...design, bullet: mark },
      writer: {
        kind: 'drawn',
        look: {
          splitsAccents: is(0.4),
          spacesHeadings: is(0.3),
          order: pick(['as read', 'right first', 'by style']),
          drawsWords: is(0.5),
          mark: pick(['typed', 'symbol', 'square']),
          font: pick(['Helvetica', 'Times']),
        },
      },
    };
  return { name, design, writer: { kind: 'html', look, to: kind === 'office' ? pick(['docx', 'office-pdf']) : 'pdf' } };
}

/**
 * Families whose every habit is drawn by lot. They are held out: only their scores are looked at while the importer is
 * developed, never what was read incorrectly in them.
 */
export const lots: readonly Family[] = Array.from({ length: LOTS }, (_, number) => familyOf(number));
