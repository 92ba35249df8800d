const PLACEHOLDER =
  /\[(?:(?:your|insert|add|enter|ihr|ihre|dein|deine|votre|su|tu|seu|sua)\s[^\]]{1,40}|[XYZN#?_.]{1,4}\s?%?|(?:company|company name|job title|position|name|date|number|city|address|phone|email|employer|firma|firmenname|datum|entreprise|empresa|fecha|nome|nombre|poste)(?: here| name)?)\]|\{\{[^}]{1,40}\}\}|<(?:insert|your|company|name|date|job|position)[^>]{0,40}>|\blorem ipsum\b|\bdolor sit amet\b|(?<![\p{L}\p{N}])(?:XX+|YY+)\s?%|(?<![\p{L}\p{N}])X\s?%(?![\p{L}\p{N}])|\b(?:your name here|insert (?:text|name|date) here|sample text|placeholder text|type here)\b/giu;

/** In capitals: "todo" is a Spanish word. */
const NOTE = /\b(?:TBD|TODO|FIXME)\b/gu;

/** Text that was meant to be replaced. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER), ...text.matchAll(NOTE)].map(([match]) => match);
