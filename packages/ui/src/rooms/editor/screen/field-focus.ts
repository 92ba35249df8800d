/**
 * The element of a field: its own, otherwise that of the first field inside it, otherwise that of the nearest enclosing
 * part on the screen.
 */
export function placeOfPath(root: ParentNode, path: string): HTMLElement | null {
  const named = [...root.querySelectorAll<HTMLElement>('[data-path]')];
  const pathOf = (element: HTMLElement) => element.dataset['path'] ?? '';
  for (let around = path; around; around = around.slice(0, Math.max(0, around.lastIndexOf('.')))) {
    const found =
      named.find((element) => pathOf(element) === around) ??
      named.find((element) => pathOf(element).startsWith(`${around}.`));
    if (found) return found;
  }
  return null;
}

const controls = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';

/** The focus target in an element: a control of an open form, otherwise a button. */
export function focusTarget(place: HTMLElement): HTMLElement | null {
  if (place.matches(controls)) return place;
  return (
    place.querySelector<HTMLElement>(`:is(${controls}):not(:disabled)`) ??
    place.querySelector<HTMLElement>('[data-toggle], button:not(:disabled)')
  );
}
