import { lazy } from 'react';
import { loadAreas } from '../../../base/i18n/index.ts';

const navigation = () => import('./navigation.tsx');

export const Palette = lazy(async () => ({ default: (await navigation()).Palette }));
export const StepConflicts = lazy(async () => ({ default: (await navigation()).StepConflicts }));
export const StepMeter = lazy(async () => {
  const [{ StepMeter: Part }] = await Promise.all([navigation(), loadAreas(['steps'])]);
  return { default: Part };
});
export const StepPicker = lazy(async () => ({ default: (await navigation()).StepPicker }));
export const StepRail = lazy(async () => ({ default: (await navigation()).StepRail }));
export const StepWays = lazy(async () => ({ default: (await navigation()).StepWays }));
export const BuilderCommands = lazy(async () => {
  const [{ BuilderCommands: Part }] = await Promise.all([import('./builder-commands.tsx'), loadAreas(['preview'])]);
  return { default: Part };
});
