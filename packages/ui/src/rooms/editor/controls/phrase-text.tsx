import { Fragment } from 'react';

/** A phrase with the parts marked that the user should replace with their own facts. */
export function PhraseText({ text, adapt }: { text: string; adapt: readonly string[] }) {
  return markedParts(text, adapt).map(({ part, marked }, index) =>
    marked ? (
      <mark key={index} className="rounded-[3px] bg-notice-soft px-0.5 text-inherit">
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Splits a text at the parts to adapt, each at its first place. */
function markedParts(text: string, adapt: readonly string[]): { part: string; marked: boolean }[] {
  const places = adapt
    .map((part) => ({ part, start: text.indexOf(part) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const parts: { part: string; marked: boolean }[] = [];
  let end = 0;
  for (const { part, start } of places) {
    if (start < end) continue;
    parts.push({ part: text.slice(end, start), marked: false }, { part, marked: true });
    end = start + part.length;
  }
  return [...parts, { part: text.slice(end), marked: false }];
}
