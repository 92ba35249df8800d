import { lazy } from 'react';

const navigation = () => import('./navigation.tsx');

export const Palette = lazy(async () => ({ default: (await navigation()).Palette }));
export const StepMeter = lazy(async () => ({ default: (await navigation()).StepMeter }));
export const StepPicker = lazy(async () => ({ default: (await navigation()).StepPicker }));
export const StepRail = lazy(async () => ({ default: (await navigation()).StepRail }));
export const StepWays = lazy(async () => ({ default: (await navigation()).StepWays }));
