import type { FontSource } from '../types.ts';
import { families, fontFile, symbolFamilies, type FontStyleName } from './families.ts';
import { readFontFace, type FontFace } from './font-face.ts';

/** The style of a piece of text as far as it picks a font file. */
export interface FontRequest {
  family: string;
  bold: boolean;
  italic: boolean;
}

/** The fonts loaded so far. */
export interface FontBook {
  /** The face for a request; `undefined` for a family we do not ship, and while it is not loaded: `loadWanted` then loads it. */
  face(request: FontRequest): FontFace | undefined;
  /** Loads every face that was asked for and not there. Resolves to whether there were any. */
  loadWanted(): Promise<boolean>;
}

export function createFontBook(source: FontSource): FontBook {
  const faces = new Map<string, FontFace>();
  const wanted = new Set<string>();
  return {
    face(request) {
      const file = fileOf(request);
      const face = faces.get(file);
      if (!face && isShipped(request.family)) wanted.add(file);
      return face;
    },
    async loadWanted() {
      const files = [...wanted];
      wanted.clear();
      await Promise.all(files.map(async (file) => faces.set(file, readFontFace(file, await source(file)))));
      return files.length > 0;
    },
  };
}

const isShipped = (family: string) => family in families || symbolFamilies.includes(family);

function fileOf({ family, bold, italic }: FontRequest): string {
  return fontFile(family, symbolFamilies.includes(family) ? 'regular' : styleName(bold, italic));
}

function styleName(bold: boolean, italic: boolean): FontStyleName {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** Whether a font weight, a number or a name, is drawn in the bold cut: from semibold up. */
export function isBold(weight: unknown): boolean {
  if (typeof weight === 'number') return weight >= 550;
  return typeof weight === 'string' && (['semibold', 'demibold', 'bold', 'ultrabold', 'extrabold', 'heavy', 'black'].includes(weight) || Number(weight) >= 550);
}
