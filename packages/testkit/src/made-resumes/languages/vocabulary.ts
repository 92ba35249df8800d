/** The parts of a resume that have a heading. */
const parts = [
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'projects',
  'interests',
  'contact',
] as const;
export type Part = (typeof parts)[number];

/**
 * The words of invented resumes in one language. Lists are separated by `|`, the parts of one item by `;`, keywords by
 * `,`.
 */
export interface Vocabulary {
  language: string;
  names: string;
  /** City, region as printed or nothing, postal code, country, its code, dialling code and a street. */
  places: string;
  /** What people of one field do: roles; employers; degrees (type, area); skills (group: words); tasks; projects; certificates. */
  fields: readonly {
    roles: string;
    employers: string;
    degrees: string;
    skills: string;
    tasks: string;
    projects: string;
    certificates: string;
    papers: string;
  }[];
  schools: string;
  summaries: string;
  spoken: string;
  awards: string;
  volunteering: string;
  interests: string;
  headings: Readonly<Record<Part, string>>;
  months: string;
  shortMonths: string;
  present: string;
  /** How a grade is introduced, and examples of one. */
  score: string;
  labels: { email: string; phone: string; address: string };
}
