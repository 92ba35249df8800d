import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';

/** A line of words, without an address, a number or a sentence. */
const TITLE = /^[\p{L}\p{M} ,/&().’'+-]{3,60}$/u;

/** Whether a file has a line below the name that reads as a headline, which the importer may have left out. */
function hasLineBelow(name: string, text: string): boolean {
  const lines = text.split('\n', 40).map((line) => line.trim());
  const at = name ? lines.indexOf(name.trim()) : -1;
  return at >= 0 && TITLE.test(lines.slice(at + 1).find(Boolean) ?? '');
}

export const con06 = resumeCheck({
  id: 'CON-06',
  category: 'contact',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ view: { headline, fullName }, input: { origin, extraction } }) =>
    headline.text || (origin === 'uploaded' && hasLineBelow(fullName.text, extraction?.text ?? ''))
      ? pass
      : fail([headline]),
});
