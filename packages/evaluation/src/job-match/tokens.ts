import { normalized } from '@vitae/domain';

const TOKEN = /[\p{L}\p{N}\p{M}]+(?:&[\p{L}\p{N}]+)*[+#]*/gu;

/** A word of a text as written, and in lower case, with where it ends and begins. */
export interface Token {
  word: string;
  lower: string;
  from: number;
  to: number;
}

/** The words of a text: "CI/CD" has two, "R&D" and "C++" are one. */
export const tokensIn = (text: string): Token[] =>
  [...normalized(text, 'NFC').matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    lower: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));

/** The words of a name in lower case, with one space between them: "node js" for "Node.js". */
export const keyOf = (name: string): string =>
  tokensIn(name)
    .map(({ lower }) => lower)
    .join(' ');
