import { isFilled, type Item, type PlacedSection, type Resume } from '@vitae/domain';
import type { Step } from './steps.ts';

/** How far a step is; `none` for a step that has nothing to fill in. */
export type Progress = 'empty' | 'started' | 'done' | 'none';

/** Whether an entry says what it is: every slot that names it has a value. */
function isNamed(item: Item, { fields }: Pick<PlacedSection, 'fields'>): boolean {
  return Object.entries(fields).some(([name, { slot }]) => {
    const value = item[name];
    return slot === 'title' && typeof value === 'string' && value.trim() !== '';
  });
}

export function progressOf(resume: Resume, step: Step): Progress {
  const { basics, target } = resume;
  if (step.kind === 'summary') return resume.summary.trim() === '' ? 'empty' : 'done';
  if (step.kind === 'section') {
    const filled = step.section.content.items.filter(isFilled);
    if (filled.length === 0) return 'empty';
    return filled.every((item) => isNamed(item, step.section)) ? 'done' : 'started';
  }
  if (step.address === 'prequest') return share([target.jobTitle, target.level, target.yearsOfExperience === null ? '' : 'known'], 2);
  if (step.address === '') return share([basics.fullName, basics.email || basics.phone, basics.location.city || basics.location.region, basics.headline], 3);
  return 'none';
}

/** Done when at least `enough` of the values are there. */
function share(values: readonly string[], enough: number): Progress {
  const count = values.filter((value) => value.trim() !== '').length;
  return count === 0 ? 'empty' : count >= enough ? 'done' : 'started';
}
