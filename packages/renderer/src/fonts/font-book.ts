import type { FontSource } from '../types.ts';
import { fontFile, type FontStyleName } from './families.ts';
import { readFontFace, type FontFace } from './font-face.ts';

/** The style of a piece of text as far as it affects the font file. */
export interface FontRequest {
  family: string;
  bold: boolean;
  italic: boolean;
}

/** The fonts loaded so far. */
export interface FontBook {
  /**
   * The face for a request; `undefined` for a family we do not ship, and while it is not loaded: `loadWanted` then
   * loads it.
   */
  face(request: FontRequest): FontFace | undefined;
  /** Loads every requested face that was missing. Resolves to whether there were any. */
  loadWanted(): Promise<boolean>;
}

export function createFontBook(source: FontSource): FontBook {
  const faces = new Map<string, FontFace>();
  const wanted = new Set<string>();
  return {
    face(request) {
      const file = fontFile(request.family, styleName(request));
      if (file === undefined) return undefined;
      const face = faces.get(file);
      if (!face) wanted.add(file);
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

function styleName({ bold, italic }: FontRequest): FontStyleName {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** Whether a font weight, a number or a name, is drawn with the bold face: from semibold up. */
export function isBold(weight: unknown): boolean {
  if (typeof weight === 'number') return weight >= 550;
  return (
    typeof weight === 'string' &&
    (['semibold', 'demibold', 'bold', 'ultrabold', 'extrabold', 'heavy', 'black'].includes(weight) ||
      Number(weight) >= 550)
  );
}
