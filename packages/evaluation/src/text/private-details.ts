/** Countries whose employers ask for none of it, and may refuse a resume with it to prevent discrimination. */
export const withoutPrivate: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);

/** A detail behind its label: in a sentence, somebody tells of their work with families, churches or patients. */
const LABEL =
  /^\W*(?:marital status|civil status|religion|religious affiliation|faith|caste|number of children|children|spouse(?:['’]s name)?|father['’]s name|mother['’]s name|blood (?:group|type)|health(?: status)?|disabilit(?:y|ies)|ethnicity|race|sex|gender|height|weight|passport (?:no\.?|number)|national (?:id|identity|insurance)(?: card)?(?: (?:no\.?|number))?|social security (?:no\.?|number)|ssn|familienstand|konfession|état civil|situation de famille|estado civil|religión)\s*[:–—-]\s*(?<value>\S.{0,60})$/iu;
/** "Health: led a team of 40" tells of work; so does a value as long as a sentence. */
const longestValue = 6;

/** Whether a text is a detail that says nothing of whether somebody can do a job. */
export function privateDetailIn(text: string): boolean {
  const value = LABEL.exec(text.trim())?.groups?.['value'];
  return value !== undefined && value.split(/\s+/u).length <= longestValue && !/,\s.*,/u.test(value);
}
