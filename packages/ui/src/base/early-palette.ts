/** Whether Ctrl or ⌘ K was pressed before the builder could open its palette, and whether it can now. */
const mark = 'palette';

/** Keeps Ctrl or ⌘ K from the browser until the builder takes it. */
export function keepPaletteKey(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', (event) => {
    if (dataset[mark] === 'ready' || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    dataset[mark] = 'asked';
  });
}

/** Whether the palette was asked for before the builder was there; from now on the builder has the key. */
export function takePaletteKey(): boolean {
  const { dataset } = document.documentElement;
  const wasAsked = dataset[mark] === 'asked';
  dataset[mark] = 'ready';
  return wasAsked;
}
