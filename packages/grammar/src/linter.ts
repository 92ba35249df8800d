import { slimBinary } from 'harper.js/slimBinary';
import * as z from 'zod/mini';
import { notesOn, type Found, type GrammarNote } from './notes.ts';
import { rules } from './rules.ts';

/** What is used of a linter of harper.js, which its types leave out. */
interface HarperLinter {
  get_lint_config_as_json: () => string;
  set_lint_config_from_json: (json: string) => void;
  /** Of a text, language, whether it is all headings, a mask, whether overlaps go, whether other languages are left out. */
  organized_lints: (
    text: string,
    language: number,
    isHeading: boolean,
    mask: undefined,
    dedup: boolean,
    isolatesEnglish: boolean,
  ) => { group: string; lints: HarperLint[] }[];
}
interface HarperLint {
  span: () => { start: number; end: number };
  suggestions: () => { get_replacement_text: () => string; kind: () => number }[];
}

const makerSchema = z.custom<{ createLinter: (dialect: number) => Promise<HarperLinter> }>(
  (value) =>
    typeof value === 'object' && value !== null && 'createLinter' in value && typeof value.createLinter === 'function',
);

/** American, Plain and Replace in the enumerations of harper.js. */
const [american, plain, replace] = [0, 0, 0];

/** Finds mistakes of grammar in English texts. */
export interface GrammarLinter {
  check: (text: string) => GrammarNote[];
}

/**
 * Opens harper.js from the bytes of `harper_wasm_slim_bg.wasm`, with our rules: seconds of work, and 300 to 450 MB of
 * memory that only the end of the thread gives back.
 */
export async function openLinter(wasm: Blob): Promise<GrammarLinter> {
  const address = URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' }));
  try {
    slimBinary.url = address;
    await slimBinary.setup();
    const linter = await makerSchema.parse(slimBinary).createLinter(american);
    const names = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(linter.get_lint_config_as_json())));
    const unknown = [...rules].filter((rule) => !names.includes(rule));
    if (unknown.length > 0) throw new Error(`harper.js has no rule ${unknown.join(', ')}`);
    linter.set_lint_config_from_json(JSON.stringify(Object.fromEntries(names.map((name) => [name, rules.has(name)]))));
    return { check: (text) => notesOn(text, foundBy(linter, text)) };
  } finally {
    URL.revokeObjectURL(address);
  }
}

function foundBy(linter: HarperLinter, text: string): Found[] {
  return linter.organized_lints(text, plain, false, undefined, true, false).flatMap(({ group, lints }) =>
    lints.map((lint) => {
      const { start, end } = lint.span();
      const [suggestion] = lint.suggestions();
      const instead = suggestion?.kind() === replace ? suggestion.get_replacement_text() : null;
      return { rule: group, start, end, instead };
    }),
  );
}
