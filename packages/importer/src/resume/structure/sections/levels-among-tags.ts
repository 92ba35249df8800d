import { isDuration } from '../../../language/durations.ts';
import { isLevel } from '../../../language/words.ts';

/** So many names with their levels are a habit of a section. */
const FEWEST = 2;

/** A name, how well it is known, and keywords of it. */
type Leveled = { name: string; level: string; tags: string[] };

/** One word that says how well something is known, and nothing else: "Intermediate", but not "Basic life support". */
export const isLevelAlone = (text: string): boolean => /^[\p{L}\p{M}]+$/u.test(text.trim()) && isLevel(text);

/** Keywords without the years for which what stands before them is known ("Weaving | 6+ years"), several times. */
const withoutYearsKnown = <Group extends Leveled>(group: Group): Group => {
  const tags = group.tags.filter((tag) => !isDuration(tag.trim()));
  return group.tags.length - tags.length >= FEWEST && tags.length >= FEWEST ? { ...group, tags } : group;
};

/**
 * Keywords without the levels among them: "Excel, advanced, Word, basic" are two names with their levels, and "Data,
 * expert, SQL, R, Web, basic, CSS" are two names with keywords behind their levels.
 */
export const withLevelsApart = <Group extends Leveled>(groups: readonly Group[]): Group[] => {
  const isOnlyLevel = ({ name, tags: [only, ...others] }: Group): boolean =>
    name !== '' && only !== undefined && others.length === 0 && isLevelAlone(only);
  const areOnlyLevels = groups.filter(isOnlyLevel).length >= FEWEST;
  return groups.map(withoutYearsKnown).flatMap((group) => {
    const { name, tags } = group;
    if (areOnlyLevels && isOnlyLevel(group)) return [{ ...group, level: group.level || (tags[0] ?? ''), tags: [] }];
    const at = tags.flatMap((tag, index) =>
      index > 0 && isLevelAlone(tag) && !isLevelAlone(tags[index - 1] ?? '') ? [index] : [],
    );
    const [first = 0] = at;
    if (name !== '' || at.length < FEWEST) return [group];
    const above = tags.slice(0, first - 1);
    const named = at.map((level, index) => ({
      ...group,
      name: tags[level - 1] ?? '',
      level: tags[level] ?? '',
      tags: tags.slice(level + 1, (at[index + 1] ?? tags.length + 1) - 1),
    }));
    return above.length > 0 ? [{ ...group, tags: above }, ...named] : named;
  });
};
