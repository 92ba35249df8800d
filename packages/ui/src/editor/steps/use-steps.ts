import type { TFunction } from 'i18next';
import { documentStrings, sectionOf, type Resume } from '@vitae/domain';
import { AlignLeft, CheckCheck, LayoutList, Palette, Target, UserRound, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettledDocument } from '../state/index.ts';
import { sectionName, stepPath, useAddress } from './address.ts';
import { progressOf, type Progress } from './progress.ts';
import { sectionIcon } from './section-icons.ts';
import { stepsOf, type FixedStep, type Step } from './steps.ts';

/** A step as the navigation shows it. */
export interface ShownStep {
  address: string;
  label: string;
  icon: LucideIcon;
  to: string;
  progress: Progress;
  step: Step;
}

const fixedIcons: Readonly<Record<FixedStep, LucideIcon>> = { prequest: Target, '': UserRound, extra: LayoutList, template: Palette, finalize: CheckCheck };

/** Every step with its name, icon and progress. It follows the document a little behind the typing. */
export function useSteps(): ShownStep[] {
  const { t, i18n } = useTranslation('editor');
  const resume = useSettledDocument(200);
  return useMemo(() => {
    const steps = stepsOf(resume);
    const progress = progressOf(resume, steps);
    return steps.map((step) => shown(step, progress.get(step.address) ?? 'none', resume, t, i18n.language));
  }, [resume, t, i18n.language]);
}

function shown(step: Step, progress: Progress, resume: Resume, t: TFunction<'editor'>, language: string): ShownStep {
  const { address } = step;
  const common = { address, step, to: stepPath(resume.slug, address), progress };
  if (step.kind === 'summary') return { ...common, label: documentStrings(language).summary, icon: AlignLeft };
  if (step.kind === 'fixed') return { ...common, label: t(`steps.names.${step.address || 'index'}`), icon: fixedIcons[step.address] };
  const { key, heading } = step.section;
  const section = sectionOf(key);
  return { ...common, label: sectionName(key, heading, language) || t('extra.untitled'), icon: section ? sectionIcon(section.icon) : LayoutList };
}

/** Whether the navigation shows a step at once; the others wait under "More sections". */
export function isPrimary({ step, progress, address }: ShownStep, current: string): boolean {
  if (step.kind !== 'section') return step.address !== 'extra' || current === 'extra';
  const isCore = sectionOf(step.section.key)?.place ?? Infinity;
  return progress !== 'empty' || address === current || address.startsWith('extra/') || isCore <= corePlace;
}

/** Sections up to this place are offered to everyone. */
const corePlace = 40;

/** The steps before and after the open one. */
export function useStepLinks(): { previous: ShownStep | null; next: ShownStep | null } {
  const steps = useSteps();
  const current = useAddress();
  const walked = steps.filter((step) => isPrimary(step, current));
  const index = walked.findIndex(({ address }) => address === current);
  return { previous: walked[index - 1] ?? null, next: index < 0 ? null : (walked[index + 1] ?? null) };
}
