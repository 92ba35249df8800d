import { forgetDialog, takeEarly, type Field } from './early-click.ts';

/** Changes a field again: the interface knows only of changes that it sees. */
function change(field: Field, to: string | boolean): void {
  if (typeof to === 'boolean') {
    // React takes what it finds ticked for its own.
    if (field instanceof HTMLInputElement) field.checked = !to;
    return field.click();
  }
  field.value = '';
  // Past React, which otherwise takes the text for its own.
  const inputs: unknown = Object.getPrototypeOf(field);
  if (typeof inputs === 'object' && inputs !== null) Reflect.set(inputs, 'value', to, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function drop(on: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

/** Does again for the interface what was done before it: fields, files dropped, and the latest click on a button. */
export function repeatEarlyClick(): void {
  const { clicked, changed, dropped } = takeEarly();
  for (const [field, to] of changed) if (field.isConnected && to !== '') change(field, to);
  if (dropped?.on.isConnected) drop(dropped.on, dropped.files);
  if (clicked?.isConnected) clicked.click();
  forgetDialog();
}
