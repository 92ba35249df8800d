import type { LaidOutPage, TextRun } from '../../input.ts';

/** A run of ordinary text on a page of A4, with changes. */
export const run = (text: string, y: number, changes: Partial<TextRun> = {}): TextRun => ({
  text,
  box: { x: 57, y, width: Math.min(480, text.length * 5), height: 10.5 },
  font: 'Source Sans',
  size: 10.5,
  colour: '#222222',
  background: '#ffffff',
  letterSpacing: 0,
  embedded: true,
  invisible: false,
  role: 'text',
  path: '',
  href: '',
  ...changes,
});

/** A page of A4. */
export const page = (...runs: readonly TextRun[]): LaidOutPage => ({ width: 595, height: 842, runs });

const texts = [
  'Maren Okafor, maren.okafor@example.com, linkedin.com/in/maren-okafor',
  'Operations manager, Northwind Traders',
  'Shift lead, outbound, Harbour & Pine',
  'Logistics assistant, Aldgate Foods',
  'BSc Logistics and Supply Chain, University of Hull',
];

/** What a reader looks for in the good resume, in some lines below each other, all of them changed alike. */
export const glance = (changes: Partial<TextRun> = {}, step = 14): TextRun[] =>
  texts.map((text, index) => {
    const line = run(text, 60 + index * step, changes);
    return { ...line, path: 'summary', href: index === 0 ? 'https://linkedin.com/in/maren-okafor' : '' };
  });
