import * as z from 'zod/mini';

/** Where an application stands. */
export const applicationStatuses = ['preparing', 'sent', 'interview', 'offer', 'rejected', 'withdrawn'] as const;

/** A day as `YYYY-MM-DD`, or `''`. */
export const daySchema = z._default(z.union([z.literal(''), z.iso.date()]), '');

/** What the user notes about an application: never printed, and never in a file that is sent. */
export const applicationSchema = z.object({
  status: z._default(z.enum(applicationStatuses), 'preparing'),
  sentOn: daySchema,
  nextStep: z._default(z.string(), ''),
  nextOn: daySchema,
});
export type Application = z.infer<typeof applicationSchema>;
export type ApplicationStatus = Application['status'];

/** An application of which nothing is known. */
export const noApplication: Application = { status: 'preparing', sentOn: '', nextStep: '', nextOn: '' };

/** Narrows a text to a status. */
export const isApplicationStatus = (text: string): text is ApplicationStatus =>
  applicationStatuses.some((status) => status === text);

/** An application with another status; one that is sent today is dated. `today` is `YYYY-MM-DD`. */
export const withStatus = (application: Application, status: ApplicationStatus, today: string): Application => ({
  ...application,
  status,
  sentOn: status === 'sent' && application.sentOn === '' ? today : application.sentOn,
});

/** Whether an application still needs something from the user. */
export const isOpenApplication = ({ status }: Pick<Application, 'status'>): boolean =>
  status !== 'rejected' && status !== 'withdrawn';
