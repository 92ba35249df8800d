const isPartOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** The positions at which a text has a name as separate words. Both in the same case. */
export function wordPlaces(text: string, name: string): number[] {
  const places: number[] = [];
  if (name === '') return places;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + name.length])) places.push(at);
  return places;
}
