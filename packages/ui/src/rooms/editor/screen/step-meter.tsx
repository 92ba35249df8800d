import { useStepNavigation } from '../kinds/kinds.ts';

/** How complete the open document is, for kinds that measure it. */
export function StepMeter() {
  const { Meter } = useStepNavigation();
  return Meter && <Meter />;
}
