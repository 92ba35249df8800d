import type { Translator } from '../../../../../base/i18n/index.ts';
import { documentStrings, sectionOf, type Resume } from '@vitae/domain';
import { AlignLeft, CheckCheck, LayoutList, Palette, Target, UserRound, type LucideIcon } from 'lucide-react';
import { sectionName } from '../../../../../base/editor/address.ts';
import { stepPath } from '../../../../../base/documents/paths.ts';
import type { Progress, ShownStep } from '../../editor-kind.ts';
import { progressOf } from './progress.ts';
import { sectionIcon } from './section-icons.ts';
import { stepsOf, type FixedStep, type Step } from './steps.ts';

const fixedIcons: Readonly<Record<FixedStep, LucideIcon>> = {
  prequest: Target,
  '': UserRound,
  extra: LayoutList,
  template: Palette,
  finalize: CheckCheck,
};

/** Every step of a resume with its name, icon and progress. */
export function shownSteps(resume: Resume, t: Translator<'editor'>, language: string): ShownStep[] {
  const steps = stepsOf(resume);
  const progress = progressOf(resume, steps);
  return steps.map((step) => shown(step, progress.get(step.address) ?? 'none', resume, t, language));
}

function shown(step: Step, progress: Progress, resume: Resume, t: Translator<'editor'>, language: string): ShownStep {
  const { address } = step;
  const common = { address, to: stepPath(resume, address), progress, waits: waits(step, progress) };
  if (step.kind === 'summary') return { ...common, label: documentStrings(language).summary, icon: AlignLeft };
  if (step.kind === 'fixed')
    return { ...common, label: t(`steps.names.${step.address || 'index'}`), icon: fixedIcons[step.address] };
  const { key, heading } = step.section;
  const section = sectionOf(key);
  return {
    ...common,
    label: sectionName(key, heading, language) || t('extra.untitled'),
    icon: section ? sectionIcon(section.icon) : LayoutList,
  };
}

/** Whether a step is under "More sections" until it is filled in. */
function waits(step: Step, progress: Progress): boolean {
  if (step.kind !== 'section') return step.address === 'extra';
  const place = sectionOf(step.section.key)?.place ?? Infinity;
  return progress === 'empty' && !step.address.startsWith('extra/') && place > corePlace;
}

/** Sections up to this position are offered to everyone. */
const corePlace = 40;
