import { resumeKind } from '@vitae/domain';
import { textsOf } from '../../../../base/i18n/index.ts';
import type { StepNavigation } from '../editor-kind.ts';
import { fieldName } from './field-name.ts';
import { hasField, valueText } from './conflicts.ts';
import { StepMeter } from './step-meter.tsx';
import { shownSteps } from './steps/shown-steps.ts';

/** The resume's steps and its meter; loaded after the form, which accepts input without them. */
export const navigation: StepNavigation = {
  stepsOf: (document, t, language) => shownSteps(resumeKind.of(document), t, language),
  fieldName: (document, path, t) => fieldName(resumeKind.of(document), path, t),
  hasField: (document, path) => hasField(resumeKind.of(document), path),
  valueText: (document, path, value) => valueText(resumeKind.of(document), path, value),
  async doubtsOf(document) {
    const [{ resumeDoubts }, { loadKeptPhrases }] = await Promise.all([
      import('./findings/resume-doubts.ts'),
      import('./findings/kept-phrases.ts'),
    ]);
    await loadKeptPhrases();
    return resumeDoubts(resumeKind.of(document), textsOf('preview').t);
  },
  Meter: StepMeter,
};
