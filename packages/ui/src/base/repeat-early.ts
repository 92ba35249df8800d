import { takeEarly } from './early-click.ts';

/** Types a text again: the interface knows only of changes that it sees. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = '';
  // Past React, which otherwise takes the text for its own.
  const inputs: unknown = Object.getPrototypeOf(field);
  if (typeof inputs === 'object' && inputs !== null) Reflect.set(inputs, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types what was typed and clicks the button again for the interface, if there was something before it. */
export function repeatEarlyClick(): void {
  const { clicked, typed } = takeEarly();
  for (const field of typed) if (field.isConnected && field.value !== '') retype(field);
  if (clicked?.isConnected) clicked.click();
}
