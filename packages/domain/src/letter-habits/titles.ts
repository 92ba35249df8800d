/** The titles that languages put before names, as an address or a salutation may contain them: the source of a pattern. */
export const TITLES_BEFORE_NAMES = [
  'mrs?|ms|mx|miss|dr|prof(?:essor)?|frau|herrn?|madame|monsieur|m|mme|mlle|sra?|dña|don|doña|dott(?:\\.?ssa)?',
  'sig(?:\\.?(?:ra|na))?|ing|avv|dhr|mevrouw|mevr|de heer|mw|pani?|señora?|senhora?|hr|fru|sayın',
].join('|');
