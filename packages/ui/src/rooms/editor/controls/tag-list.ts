/** Splits typed or pasted text into tags. */
export function tagsIn(text: string): string[] {
  return text
    .split(/[,;\n\t•]+/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Tags with more of them behind; one that is there already, in whatever case, is not put in twice. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  const result = [...tags];
  for (const tag of more) {
    if (!result.some((known) => known.toLowerCase() === tag.toLowerCase())) result.push(tag);
  }
  return result;
}
