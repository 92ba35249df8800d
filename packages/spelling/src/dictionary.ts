import { loadModule } from 'hunspell-asm/dist/cjs/index.js';

/** A dictionary in the format of Hunspell. */
export interface DictionaryFiles {
  aff: Uint8Array;
  dic: Uint8Array;
}

/** Knows words of a language. */
export interface Dictionary {
  knows: (word: string) => boolean;
  close: () => void;
}

/** Opens some dictionaries of one language, with Hunspell compiled to WebAssembly: 30 MB of memory, 60 for Portuguese. */
export async function openDictionary(files: readonly DictionaryFiles[]): Promise<Dictionary> {
  const factory = await loadModule({ timeout: 60_000 });
  const opened = files.map(({ aff, dic }, at) =>
    factory.create(factory.mountBuffer(aff, `${at}.aff`), factory.mountBuffer(dic, `${at}.dic`)),
  );
  const known = new Map<string, boolean>();
  const most = 200_000;
  return {
    knows: (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      if (known.size >= most) known.clear();
      const is = opened.some((dictionary) => dictionary.spell(word));
      known.set(word, is);
      return is;
    },
    close: () => {
      for (const dictionary of opened) dictionary.dispose();
      for (const at of files.keys()) for (const ending of ['aff', 'dic']) factory.unmount(`${at}.${ending}`);
    },
  };
}
