/** A size that a printer accepts: its name in the system, and its name for people. */
export interface Paper {
  id: string;
  name: string;
}

/** Width and height in points. */
export interface Size {
  width: number;
  height: number;
}

const sizes: Readonly<Record<string, Size>> = {
  A3: { width: 842, height: 1191 },
  A4: { width: 595, height: 842 },
  A5: { width: 420, height: 595 },
  A6: { width: 298, height: 420 },
  B5: { width: 516, height: 729 },
  Letter: { width: 612, height: 792 },
  Legal: { width: 612, height: 1008 },
  Executive: { width: 522, height: 756 },
  Tabloid: { width: 792, height: 1224 },
};

/** Words of the names of PostScript printer descriptions. */
const words: Readonly<Record<string, string>> = {
  Env: 'Envelope ',
  Borderless: ' borderless',
  FullBleed: ' borderless',
  Fullbleed: ' borderless',
  Transverse: ' crosswise',
};

/** A size's name for people: `Letter` for `na_letter_8.5x11in` (PWG 5101.1), `A4 borderless` for `A4.Borderless`. */
export function paperName(id: string): string {
  const selfDescribing = /^(?:asme|iso|jis|jpn|na|oe|om|prc|roc)_([a-z\d-]+)_[\d.]+x[\d.]+(?:mm|in)$/.exec(id)?.[1];
  if (selfDescribing !== undefined)
    return selfDescribing
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ');
  return id
    .replace(
      /^Env(?=[A-Z\d])|\.(?:Borderless|Full[Bb]leed|Transverse)$/g,
      (part) => words[part.replace('.', '')] ?? part,
    )
    .trim();
}

/** The paper sizes in the output of `lpoptions -l` for a printer; custom sizes are left out. */
export function papersOf(options: string): Paper[] {
  const line = /^PageSize\/[^:]*:(.*)$/m.exec(options)?.[1] ?? '';
  const papers = new Map<string, Paper>();
  for (const word of line.split(' ')) {
    const id = word.replace(/^\*/, '');
    if (!/^[\w.-]{1,64}$/.test(id) || id.startsWith('Custom.')) continue;
    const name = paperName(id);
    if (!papers.has(name)) papers.set(name, { id, name });
  }
  return [...papers.values()];
}

/** The size of a PDF's first page, null if its structure is packed. */
export function pageSizeOf(pdf: Uint8Array): Size | null {
  const box = /\/MediaBox\s*\[\s*([\d.-]+)\s+([\d.-]+)\s+([\d.-]+)\s+([\d.-]+)\s*\]/.exec(
    Buffer.from(pdf).toString('latin1'),
  );
  if (!box) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = box.slice(1).map(Number);
  return right > left && top > bottom ? { width: right - left, height: top - bottom } : null;
}

/** Whether a sheet of this name is as large as the page, allowing for rounding by printers. */
export function isOfSize(name: string, page: Size | null): boolean {
  const sheet = sizes[name];
  return (
    sheet !== undefined &&
    page !== null &&
    Math.abs(sheet.width - page.width) <= 2 &&
    Math.abs(sheet.height - page.height) <= 2
  );
}
