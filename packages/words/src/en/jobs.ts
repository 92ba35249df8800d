/** What the background jobs of a server do, for admins and the command line. */
export const jobs = {
  'site-forms': 'Deletes messages of the contact form after a year, and newsletter requests that nobody confirmed',
  mail: 'Sends queued mail',
  evaluations: 'Runs the evaluations that people asked for',
  'failed-evaluations': 'Deletes evaluations a week after they failed',
  samples: 'Publishes scheduled changes to samples',
  'review-refunds': 'Refunds reviews that were cancelled',
  figures: 'Counts sign-ups, documents and evaluations for the reports',
  payments: 'Asks the payment provider about open payments, and repeats refunds that were interrupted',
  renewals: 'Renews subscriptions that are due, and ends those that were cancelled',
  reconciliation: 'Compares payments with the payment provider, and logs every difference',
  'money-events': 'Tells devices that the plan or the wallet of their account changed',
  'old-money-events': 'Deletes ids of payment events after 400 days',
  trash: 'Permanently deletes documents that have been in the trash for 30 days',
  accounts: 'Deletes accounts whose grace period is over',
  versions: 'Thins out old versions of documents',
  'sign-ins': 'Deletes ended sessions, used codes and counters of attempts',
  'old-mail': 'Deletes mail a week after it was sent or given up',
  pictures: 'Deletes pictures that no version of a document uses',
  audit: 'Deletes entries of the audit log after two years',
  // What the record says when nobody gives a reason of their own.
  reviewAsked: 'The person with this document asked for a review.',
} as const;
