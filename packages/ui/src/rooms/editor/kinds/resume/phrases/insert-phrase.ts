import { formatRichText, parseRichText } from '@vitae/domain';

/** A text with one more bullet at its end. */
export function withBullet(markdown: string, phrase: string): string {
  return formatRichText([...parseRichText(markdown), { kind: 'bullet', spans: [{ text: phrase }] }]);
}

/** A text with a sentence at its end: in the last paragraph, or in a new one. */
export function withSentence(markdown: string, phrase: string): string {
  const blocks = parseRichText(markdown);
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph') return formatRichText([...blocks, { kind: 'paragraph', spans: [{ text: phrase }] }]);
  return formatRichText([...blocks.slice(0, -1), { ...last, spans: [...last.spans, { text: ` ${phrase}` }] }]);
}

/** Whether a text already contains a phrase. */
export function hasPhrase(markdown: string, phrase: string): boolean {
  return parseRichText(markdown).some(({ spans }) =>
    spans
      .map(({ text }) => text)
      .join('')
      .includes(phrase),
  );
}
