/**
 * Sentences with one mistake each, as people write them in resumes and letters, that the rules were not chosen on, and how
 * what is found of it is corrected, or quoted where that is unsure. `null`: it is missed, which is better than a wrong
 * reproach.
 */
export const faulty: Readonly<Record<string, string | null>> = {
  'Trained new starters and and wrote the handbook.': 'new starters and wrote the',
  'She were responsible for payroll before I took over.': 'She was responsible',
  'He have led the team since March.': 'He has led the team',
  'They was impressed by the results.': 'They were impressed by',
  'We should of tested it first.': 'We should have tested it',
  'I must of answered four hundred letters.': 'I must have answered four',
  'Costs were lower then in the year before.': 'were lower than in the year',
  'Their was no process for returns.': 'There was no',
  'Did not knew the language at first.': 'Did not know the language',
  'I didn’t received any complaint.': 'I didn’t receive any',
  'Have wrote the manual for the press.': 'Have written the manual',
  'Has began a course in accounting.': 'Has begun a course in',
  'It was a more easier way to count stock.': 'It was a more easier way to count',
  'Earned alot of trust from guests.': 'Earned a lot of trust from',
  'Acted as an manager for two summers.': 'Acted as a manager for',
  'Completed a apprenticeship as a joiner.': 'Completed an',
  'Was an union representative.': 'Was a union',
  'Held a honorary post.': 'Held an honorary',
  'Helped the customers choosing there shoes.': 'choosing their shoes.',
  'Sold more tickets then any other branch.': null,
  'Employees brought there own tools.': null,
  'Improved the site and it’s ranking.': null,
  'Rebuilt the plant and all of it’s controls.': null,
  'I am interested to your offer.': null,
  'Responsible of the opening hours.': null,
  'I look forward to work with you.': null,
  'Less mistakes were made.': null,
  'Give informations to visitors.': null,
  'Since three years I lead the shop.': null,
  'Each of the vans were checked daily.': null,
};
