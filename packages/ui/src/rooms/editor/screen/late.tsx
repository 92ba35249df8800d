import { loadAreas } from '../../../base/i18n/index.ts';
import { late } from '../../../parts/components/late.tsx';

const navigation = () => import('./navigation.tsx');

export const Palette = late(async () => (await navigation()).Palette);
export const StepConflicts = late(async () => (await navigation()).StepConflicts);
export const StepMeter = late(async () => (await Promise.all([navigation(), loadAreas(['steps'])]))[0].StepMeter);
export const StepPicker = late(async () => (await navigation()).StepPicker);
export const StepRail = late(async () => (await navigation()).StepRail);
export const StepWays = late(async () => (await navigation()).StepWays);
export const BuilderCommands = late(
  async () => (await Promise.all([import('./builder-commands.tsx'), loadAreas(['preview'])]))[0].BuilderCommands,
);
