import { fail, lacks, resumeCheck, skip, warn } from '../check.ts';
import type { Passage } from '../input.ts';
import { passOfSure } from '../resume/sure-roles.ts';
import { latestFirst, rolesToTell } from '../resume/latest-roles.ts';
import { sources } from '../sources.ts';

const latest = 3;
const least = 3;
const most = 8;

/** A bullet that is there twice tells nothing the second time. */
const told = (bullets: readonly Passage[]): number => new Set(bullets.map(({ text }) => text.toLowerCase())).size;

export const imp01 = resumeCheck({
  id: 'IMP-01',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ experience, dated, language, isAcademic, input }) => {
    // A Japanese rirekisho lists roles alone; what was done is in another document.
    if (language === 'ja') return skip('language');
    // Roles described in sentences say enough without bullets.
    const standIns = dated.filter(({ section }) =>
      /^(?:project|volunteer-experience|community-service)$/.test(section),
    );
    const listed = experience.length > 0 ? experience : standIns;
    const roles = rolesToTell(listed, latest, input.asOf);
    if (roles.length === 0) return lacks('STR-01');
    const bare = roles.filter(
      ({ bullets, paragraphs, isDoubtful }) => !isDoubtful && bullets.length === 0 && paragraphs.length === 0,
    );
    // Each older role may have one bullet less.
    const off = roles.filter(
      ({ bullets, paragraphs, isDoubtful }, index) =>
        !isDoubtful &&
        (bullets.length > most ||
          (paragraphs.length === 0 && bullets.length > 0 && told(bullets) < Math.max(1, least - index))),
    );
    if (isAcademic && bare.length > 0) return skip('stage');
    const place = ({ path, title, at }: (typeof roles)[number]) => ({
      text: [title, at].filter(Boolean).join(', '),
      path: `${path}.body`,
    });
    if (bare.length * 2 > roles.length) return fail(bare.map(place));
    return bare.length + off.length > 0
      ? warn([...bare, ...off].map(place))
      : passOfSure(latestFirst(listed).slice(0, latest));
  },
});
