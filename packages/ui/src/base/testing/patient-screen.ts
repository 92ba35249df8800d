import { patient } from '@vitae/testkit/patient';
import { cleanup, configure, fireEvent } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { createSessionState, setSessionState } from '../session/session-state.ts';
import { noSession, provideSession } from '../session/start-session.ts';

configure({ asyncUtilTimeout: patient.timeout });

// Files share a worker: the next one must see neither the screen nor the session of this one.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
afterAll(() => {
  setSessionState(createSessionState({ read: () => ({ kind: 'nothing' }) }));
  provideSession(noSession);
});

const { click } = fireEvent;

/** A click on a disabled control does nothing, and the test would wait for its effect in vain: it is an error at once. */
fireEvent.click = (target, init) => {
  const control = target instanceof Element ? target.closest('button, input, select, [role], label') : null;
  if (control?.matches(':disabled, fieldset:disabled *, [aria-disabled="true"]') === true)
    throw new Error(`A test clicked a disabled control: ${control.outerHTML.slice(0, 200)}`);
  return click(target, init);
};
