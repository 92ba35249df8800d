import { patient } from '@vitae/testkit/patient';
import { configure, fireEvent } from '@testing-library/react';

configure({ asyncUtilTimeout: patient.timeout });

const { click } = fireEvent;

/** A click on a disabled control does nothing, and the test would wait for its effect in vain: it is an error at once. */
fireEvent.click = (target, init) => {
  const control = target instanceof Element ? target.closest('button, input, select, [role], label') : null;
  if (control?.matches(':disabled, fieldset:disabled *, [aria-disabled="true"]') === true)
    throw new Error(`A test clicked a disabled control: ${control.outerHTML.slice(0, 200)}`);
  return click(target, init);
};
