import type { Part } from './languages/index.ts';

/** How a family of resumes is laid out, whatever program writes it. */
export interface Design {
  /** One column; a narrow one beside it; two of equal width; or headings in the margin beside their text. */
  columns: 'one' | 'side-left' | 'side-right' | 'equal' | 'margin';
  /** Where the facts of a job stand. */
  entry:
    | 'role, date right'
    | 'employer, date right'
    | 'four corners'
    | 'four corners, role first'
    | 'one line, date last'
    | 'one line, date first'
    | 'hanging date'
    | 'hanging date, employer first'
    | 'bars'
    | 'date below'
    | 'date above'
    | 'employer and date below'
    | 'in commas'
    | 'at';
  /** Where awards, certificates and publications keep their date. */
  thing: 'right' | 'brackets' | 'first' | 'hanging' | 'below' | 'comma';
  dates: 'short' | 'long' | 'numbers' | 'years' | 'iso' | 'dotted';
  /** Between the two ends of a period. */
  to: string;
  contacts: 'line' | 'stack' | 'labelled' | 'icons' | 'foot' | 'under heading' | 'right of name';
  separator: string;
  heading: 'plain' | 'capitals' | 'spaced' | 'colon' | 'numbered' | 'small capitals';
  skills: 'groups' | 'flat' | 'items' | 'chips' | 'hanging' | 'rows';
  spoken: 'brackets' | 'dash' | 'colon' | 'columns' | 'comma';
  /** What stands before list items; `drawn` is a shape and no character. */
  bullet: string;
  /** Parts that this family has no place for. */
  without: readonly Part[];
  order: readonly Part[];
  /** What of the address is printed. */
  address: 'city' | 'city, region' | 'city, country' | 'street';
  hasLabel: boolean;
  /** Whether consecutive jobs are roles of one employer, named once above them. */
  isGrouped: boolean;
  nameInCapitals: boolean;
  /** The family's name in two boxes, "JANE" above "DOE". */
  nameOnTwoLines: boolean;
  /** A title above everything ("Curriculum Vitae"). */
  title: string;
}

const order: readonly Part[] = [
  'summary',
  'work',
  'education',
  'projects',
  'publications',
  'awards',
  'certificates',
  'volunteer',
  'skills',
  'languages',
  'interests',
];

/** The most usual layout: the others say how they differ. */
export const plainDesign: Design = {
  columns: 'one',
  entry: 'role, date right',
  thing: 'right',
  dates: 'short',
  to: ' – ',
  contacts: 'line',
  separator: ' | ',
  heading: 'plain',
  skills: 'groups',
  spoken: 'brackets',
  bullet: '•',
  without: [],
  order,
  address: 'city, region',
  hasLabel: true,
  isGrouped: false,
  nameInCapitals: false,
  nameOnTwoLines: false,
  title: '',
};

/** Education and skills first, as in academic and in students' resumes. */
export const academicOrder: readonly Part[] = [
  'summary',
  'education',
  'work',
  'publications',
  'awards',
  'projects',
  'volunteer',
  'certificates',
  'skills',
  'languages',
  'interests',
];
