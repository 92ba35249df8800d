/**
 * What somebody did on a page that the server rendered, before the interface has taken the page over: the latest click
 * on a button, what was put into fields, and files that were dropped. A part of the early script. Links need no help.
 */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Early {
  clicked: HTMLElement | null;
  /** What each field held, or whether it was ticked: the interface puts its own values into some of them. */
  changed: Map<Field, string | boolean>;
  dropped: { on: Element; files: readonly File[] } | null;
}

const nothing = (): Early => ({ clicked: null, changed: new Map(), dropped: null });
let early = nothing();

/**
 * Opens the file dialog that a button asks for, since a browser opens one only soon after a click. The platform takes
 * over its input, which has `data-early`.
 */
function openDialog(accept: string): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, hidden: true });
  input.dataset['early'] = '';
  input.addEventListener('cancel', () => {
    input.remove();
    early.clicked = null;
  });
  document.body.append(input);
  input.click();
}

/** Forgets a file dialog that nothing has taken over. */
export function forgetDialog(): void {
  document.querySelector('input[data-early]')?.remove();
}

const keepClick = ({ target }: Event): void => {
  if (!(target instanceof Element) || target.matches('input[data-early]')) return;
  forgetDialog();
  early.clicked = target.closest('button');
  const accept = early.clicked?.dataset['accept'];
  if (accept !== undefined) openDialog(accept);
};

const keepValue = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
    early.changed.set(target, target.checked);
  else if (isField(target)) early.changed.set(target, target.value);
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement
    ? target.type !== 'file'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The browser would leave the page for the file. */
const keepDrop = (event: Event): void => {
  if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop' && event.target instanceof Element)
    early.dropped = { on: event.target, files: [...event.dataTransfer.files] };
};

/** The interface sends forms; the browser would put what is in them into the address. */
const keepForm = (event: Event): void => event.preventDefault();

const handlers = { click: keepClick, input: keepValue, submit: keepForm, dragover: keepDrop, drop: keepDrop };

/** Keeps what is done on the page until the interface takes it over. */
export function keepEarlyClick(): void {
  for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler, true);
}

/** Keeps no more of it: React handles what comes while it takes the page over. */
export function endEarlyClicks(): void {
  for (const [type, handler] of Object.entries(handlers)) removeEventListener(type, handler, true);
}

/** What was done before the interface was there; from now on there is nothing. */
export function takeEarly(): Early {
  const taken = early;
  early = nothing();
  return taken;
}
