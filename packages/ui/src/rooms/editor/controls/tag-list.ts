/** Splits typed or pasted text into tags. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,;\n\t•]+/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Appends tags, except those that already exist in upper or lower case. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  const result = [...tags];
  for (const tag of more) {
    if (!result.some((known) => known.toLowerCase() === tag.toLowerCase())) result.push(tag);
  }
  return result;
}
