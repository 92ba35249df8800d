/** Navigation between steps; fetched after the form, which accepts input without it. */
export { Palette } from './palette.tsx';
export { StepConflicts } from './step-conflicts.tsx';
export { StepMeter } from './step-meter.tsx';
export { StepPicker } from './step-picker.tsx';
export { StepRail } from './step-rail.tsx';
export { StepWays } from './step-ways.tsx';
