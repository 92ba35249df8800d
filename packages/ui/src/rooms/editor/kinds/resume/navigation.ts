import { resumeKind } from '@vitae/domain';
import type { StepNavigation } from '../editor-kind.ts';
import { fieldName } from './field-name.ts';
import { StepMeter } from './step-meter.tsx';
import { shownSteps } from './steps/shown-steps.ts';

/** The resume's steps and its meter; loaded after the form, which accepts input without them. */
export const navigation: StepNavigation = {
  stepsOf: (document, t, language) => shownSteps(resumeKind.of(document), t, language),
  fieldName: (document, path, t) => fieldName(resumeKind.of(document), path, t),
  Meter: StepMeter,
};
