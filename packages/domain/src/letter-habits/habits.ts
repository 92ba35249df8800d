/**
 * How an opening addresses the recipient: no one in particular, a person by name, or a group. Some closings fit only
 * some of them: in Britain "Dear Sir or Madam" ends with "Yours faithfully", and a name with "Yours sincerely".
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
  /** The usual enclosures of an application. */
  enclosures: readonly string[];
}
