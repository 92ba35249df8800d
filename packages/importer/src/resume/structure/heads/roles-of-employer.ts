import type { Atom } from './atoms.ts';
import type { EntryParts } from './read-entry.ts';

/**
 * "Acme, Leeds 2016 – today" above "Director (2019 – today)" and "Manager (2016 – 2019)": an employer with all of its
 * years, and below it the roles that somebody had there in these years, is given to each of them.
 */
export const withEmployersAbove = (parts: readonly EntryParts[]): EntryParts[] => {
  const given: EntryParts[] = [];
  let above: EntryParts | undefined;
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (above && isRoleAt(part, above, above !== parts[index - 1])) {
      const [employer, ...rest] = above.head.atoms;
      given.push({
        ...part,
        // What follows a role on its line belongs to it: "Director, Human Resources".
        head: { ...part.head, atoms: [...part.head.atoms, ...(employer ? [employer] : []), ...rest] },
        // What is said of the employer stands above the first of the roles.
        body: above === parts[index - 1] ? [...above.body, ...part.body] : part.body,
      });
      continue;
    }
    above = next && isEmployer(part, next) && isRoleAt(next, part) ? part : undefined;
    if (!above) given.push(part);
  }
  return given;
};

/** Whether an entry stands above another as a heading does, by its style or its size. */
const isHeading = ({ head: { atoms: above } }: EntryParts, { head: { atoms: below } }: EntryParts): boolean => {
  const [one, other] = [above[0]?.line, below[0]?.line];
  return (
    one !== undefined &&
    other !== undefined &&
    ((one.headingLevel > 0 && other.headingLevel === 0) || one.style.size > other.style.size + 0.5)
  );
};

/** Whether an entry is a name with a range and nothing else that says what somebody did there, unless it is a heading. */
const isEmployer = (part: EntryParts, next: EntryParts): boolean =>
  (part.body.length === 0 || (isHeading(part, next) && part.body.every(({ bullet }) => !bullet))) &&
  isNameWithRange(part);

const isNameWithRange = ({ head }: EntryParts): boolean =>
  head.dates?.found.range === true &&
  head.atoms[0] !== undefined &&
  head.atoms.every(({ role, organisation }) => role < 0.5 || organisation > 0.5);

/** How an entry's first line looks. */
const lookOf = ({ head: { atoms, dates } }: EntryParts): string => {
  const [first] = atoms;
  const isCapitals = first !== undefined && !/\p{Ll}/u.test(first.text);
  const edge = Math.round((first?.line.x ?? 0) / 4);
  return `${first?.line.style.size} ${first?.bold} ${first?.italic} ${isCapitals} ${edge} ${dates?.line.cells.length}`;
};

/** Whether an entry is a role alone, in another style than an employer and within its years. */
const isRoleAt = (part: EntryParts, employer: EntryParts, isNext = false): boolean => {
  if (lookOf(part) === lookOf(employer) && !isHeading(employer, part)) return false;
  const [{ head }, { head: above }] = [part, employer];
  const [own, all] = [head.dates?.found, above.dates?.found];
  const [role, ...others] = head.atoms;
  const areNames = others.some(({ role: other, organisation, school }) => other + organisation + school > 0.5);
  const isAlone = others.length === 0 || (isHeading(employer, part) && !areNames);
  // Among roles below a heading, what is called by no word that is known is one as well.
  const isRole = role !== undefined && (role.role > 0.5 || (isNext && isHeading(employer, part) && role.school < 0.5));
  if (!own || !all || !isRole || !isAlone) return false;
  // "Team leader" has a word of organisations too.
  if (role.organisation > 0.5 && !isHeading(employer, part)) return false;
  const startsWithin = own.start.slice(0, all.start.length) >= all.start.slice(0, own.start.length);
  const endsWithin =
    all.current || (!own.current && own.end.slice(0, all.end.length) <= all.end.slice(0, own.end.length));
  return startsWithin && endsWithin;
};

/**
 * Roles with headings of their own below the heading of their employer, as Markdown and outlines have them: the employer,
 * which stands above the first of them, is that of the others too.
 */
export const withEmployersOfOutline = (parts: readonly EntryParts[]): EntryParts[] => {
  let above: { level: number; atoms: readonly Atom[] } | undefined;
  return parts.map((part) => {
    const levels = part.head.atoms.map(({ line }) => line.headingLevel).filter((level) => level > 0);
    const [top, deepest] = [Math.min(...levels), Math.max(...levels)];
    if (levels.length > 0 && top < deepest) {
      above = { level: top, atoms: part.head.atoms.filter(({ line }) => line.headingLevel === top) };
      return part;
    }
    if (levels.length === 0 || !above || top <= above.level) {
      above = undefined;
      return part;
    }
    return { ...part, head: { ...part.head, atoms: [...above.atoms, ...part.head.atoms] } };
  });
};
