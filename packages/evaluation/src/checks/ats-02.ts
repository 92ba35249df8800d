import { fail, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';

/** A letter that is lost, or stands for another in a font of its own; an icon or a bullet alone changes no word. */
const LOST = /\uFFFD|[\uFB00-\uFB06]|(?<=\p{L})[\uE000-\uF8FF]|[\uE000-\uF8FF](?=\p{L})/gu;
const ICON = /[\uE000-\uF8FF]/gu;

const around = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 20), at + 20)
    .replaceAll(/\s+/g, ' ')
    .trim();

export const ats02 = resumeCheck({
  id: 'ATS-02',
  category: 'machine-readable',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.privateUse],
  needs: ['extraction'],
  run: ({ input: { extraction } }) => {
    const text = extraction?.text ?? '';
    const lost = [...text.matchAll(LOST)].map(({ index }) => ({ text: around(text, index) }));
    if (lost.length > 0) return fail(lost, { count: lost.length });
    const icons = [...text.matchAll(ICON)].map(({ index }) => ({ text: around(text, index) }));
    return icons.length > 0 ? warn(icons, { count: icons.length }) : pass;
  },
});
