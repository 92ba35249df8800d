/** The look of everything that floats over the page: it grows out of its button, and disappears at once. */
export const popupClass =
  'origin-(--transform-origin) rounded-card bg-overlay text-ink shadow-floating outline-none transition-[opacity,scale] data-ending-style:transition-none data-starting-style:scale-97 data-starting-style:opacity-0';
