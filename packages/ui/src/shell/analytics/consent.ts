import { createStore, type StoreApi } from 'zustand';

/** What a visitor said to analytics on this device; `open` before they said anything. */
export type Consent = 'open' | 'allowed' | 'refused';

const key = 'vitae.analytics';

interface ConsentState {
  choice: Consent;
  /** Whether the question is shown. */
  isAsked: boolean;
}

const stored = (): Consent => {
  try {
    const value = localStorage.getItem(key);
    return value === 'allowed' || value === 'refused' ? value : 'open';
  } catch {
    return 'open';
  }
};

/** The choice on this device, and whether the question is shown. */
export const consent: StoreApi<ConsentState> = createStore<ConsentState>(() => ({ choice: 'open', isAsked: false }));

/** Reads the stored choice, and follows other tabs. Whoever has not chosen is asked. */
export function readConsent(): void {
  const choice = stored();
  consent.setState({ choice, isAsked: choice === 'open' });
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) consent.setState({ choice: stored(), isAsked: false });
  });
}

/** Keeps a choice. What cannot be stored counts until the page is left. */
export function choose(choice: 'allowed' | 'refused'): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Private windows may refuse.
  }
  consent.setState({ choice, isAsked: false });
}

/** Shows the question again, to change the choice. */
export const askAgain = (): void => consent.setState({ isAsked: true });
