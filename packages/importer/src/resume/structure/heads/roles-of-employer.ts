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
    if (above && isRoleAt(part, above)) {
      const [employer, ...rest] = above.head.atoms;
      given.push({
        ...part,
        // What follows a role on its line belongs to it: "Director, Human Resources".
        head: { ...part.head, atoms: [...part.head.atoms, ...(employer ? [employer] : []), ...rest] },
      });
      continue;
    }
    above = isEmployer(part) && next && isRoleAt(next, part) ? part : undefined;
    if (!above) given.push(part);
  }
  return given;
};

/** Whether an entry is a name with a range and nothing else that says what somebody did there. */
const isEmployer = ({ head, body }: EntryParts): boolean =>
  body.length === 0 &&
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
const isRoleAt = (part: EntryParts, employer: EntryParts): boolean => {
  if (lookOf(part) === lookOf(employer)) return false;
  const [{ head }, { head: above }] = [part, employer];
  const [own, all] = [head.dates?.found, above.dates?.found];
  const [role, ...others] = head.atoms;
  if (!own || !all || !role || role.role < 0.5 || others.length > 0 || role.organisation > 0.5) return false;
  const startsWithin = own.start.slice(0, all.start.length) >= all.start.slice(0, own.start.length);
  const endsWithin =
    all.current || (!own.current && own.end.slice(0, all.end.length) <= all.end.slice(0, own.end.length));
  return startsWithin && endsWithin;
};
