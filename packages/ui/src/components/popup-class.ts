/** The look of everything that floats over the page. */
export const popupClass =
  'origin-(--transform-origin) rounded-card bg-overlay text-ink shadow-floating outline-none transition-[opacity,scale] data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0';
