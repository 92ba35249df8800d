export * from './application.ts';
export * from './conflict.ts';
export * from './cover-letter.ts';
export * from './custom-fields.ts';
export * from './day-of.ts';
export * from './document-base.ts';
export * from './document-file.ts';
export * from './document-kind.ts';
export * from './document-tags.ts';
export * from './document-text.ts';
export * from './document-title.ts';
export * from './entitlements.ts';
export * from './expert-review.ts';
export * from './final.ts';
export * from './hrefs.ts';
export * from './ids.ts';
export * from './kinds/index.ts';
export { leastInLanguage, letterLength, letterWords } from './letter-length.ts';
export * from './letter-repeats.ts';
export { letterFormOf, type LetterForm, type Side } from './letter-form.ts';
export * from './letter-view.ts';
export * from './limits.ts';
export * from './picture-size.ts';
export * from './locale.ts';
export * from './merge-rules.ts';
export * from './migrations/chain.ts';
export * from './kept-by-key.ts';
export * from './normalized.ts';
export * from './ordered-sections.ts';
export * from './page-strings.ts';
export * from './partial-date.ts';
export * from './posting/answered-points.ts';
export * from './posting/degree-levels.ts';
export * from './posting/degrees.ts';
export * from './posting/fact-sentence.ts';
export * from './posting/facts-for-points.ts';
export { saysNothing } from './posting/key-terms.ts';
export * from './posting/read-posting.ts';
export * from './posting/resume-facts.ts';
export * from './resume.ts';
export * from './rich-text.ts';
export * from './section.ts';
export * from './sections/index.ts';
export * from './slug.ts';
export * from './strings.ts';
export * from './template-settings.ts';
export * from './variant.ts';
export * from './view.ts';
export * from './word-runs.ts';
export {
  addressOf,
  closingAgrees,
  closingSuggestions,
  companyInOpening,
  habitsOf,
  isLikeHabit,
  likeHabit,
  openingSuggestions,
  subjectSuggestions,
} from './letter-habits/suggestions.ts';
export { TITLES_BEFORE_NAMES } from './letter-habits/titles.ts';
