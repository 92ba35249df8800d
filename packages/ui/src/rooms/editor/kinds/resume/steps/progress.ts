import { isFilled, type Resume } from '@vitae/domain';
import type { Progress } from '../../editor-kind.ts';
import { criteriaOf } from './completeness.ts';
import { addressOfPath } from './address-of-path.ts';
import { type Step } from './steps.ts';

/** The progress of each step, by its address and the meter's criteria, so that at 100 % no step is half done. */
export function progressOf(resume: Resume, steps: readonly Step[]): Map<string, Progress> {
  const asked = Map.groupBy(criteriaOf(resume), ({ step }) => addressOfPath(resume, step.path));
  return new Map(
    steps.map((step) => {
      const criteria = asked.get(step.address);
      const reached = criteria?.filter(({ done }) => done).length ?? 0;
      if (!criteria) return [step.address, unaskedProgress(resume, step)];
      return [step.address, reached === 0 ? 'empty' : reached === criteria.length ? 'done' : 'started'];
    }),
  );
}

/** Steps without criteria in the meter are done as soon as they have content. */
function unaskedProgress({ target }: Resume, step: Step): Progress {
  if (step.address === 'prequest')
    return target.jobTitle.trim() || target.level || target.yearsOfExperience !== null ? 'done' : 'empty';
  if (step.kind === 'section') return step.section.content.items.some(isFilled) ? 'done' : 'empty';
  return 'none';
}
