/**
 * How an opening addresses its reader: nobody in particular, a person by name, or a group. A closing agrees with some of
 * them: in Britain "Dear Sir or Madam" ends with "Yours faithfully", and a name with "Yours sincerely".
 */
export type Address = 'unnamed' | 'named' | 'group';

/**
 * The habits of letters in a language, as texts to offer. In openings `{{name}}` is the recipient as the address has it,
 * `{{last}}` the last word of it, and `{{company}}` the company; in subjects `{{job}}` is the job title; in closings
 * `{{opening}}` repeats the opening without its comma, as French formulas do.
 */
export interface LetterHabits {
  openings: readonly (readonly [text: string, address: Address])[];
  closings: readonly (readonly [text: string, ...addresses: Address[]])[];
  subjects: readonly string[];
  /** What usually goes along with an application. */
  enclosures: readonly string[];
}
