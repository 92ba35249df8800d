import { useStepNavigation } from '../kinds/kinds.ts';

/** How complete the open document is, for the kinds that can tell. */
export function StepMeter() {
  const { Meter } = useStepNavigation();
  return Meter && <Meter />;
}
