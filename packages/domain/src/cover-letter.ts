import * as z from 'zod/mini';
import { applicationSchema, daySchema } from './application.ts';
import { documentHead, documentTail } from './document-base.ts';
import { idSchema } from './ids.ts';
import { basicsSchema, sha256Schema } from './resume.ts';

export const coverLetterSchemaVersion = 1;

export const recipientSchema = z.object({
  name: z._default(z.string(), ''),
  role: z._default(z.string(), ''),
  company: z._default(z.string(), ''),
  /** The postal address as printed, one line per line. */
  address: z._default(z.string(), ''),
});

/** A signature that was drawn or photographed, shown over the typed name. */
export const signatureSchema = z.object({
  /** SHA-256 of the picture in the asset store, as lower-case hex. */
  asset: sha256Schema,
});
export type Signature = z.infer<typeof signatureSchema>;

/** A cover letter; rules are per node only, as in a resume. Paragraphs are rich text. */
export const coverLetterSchema = z.object({
  schemaVersion: z._default(z.literal(coverLetterSchemaVersion), coverLetterSchemaVersion),
  kind: z._default(z.literal('coverletter'), 'coverletter'),
  ...documentHead,
  sender: z.prefault(basicsSchema, {}),
  recipient: z.prefault(recipientSchema, {}),
  /** The job title, as in the posting. */
  jobTitle: z._default(z.string(), ''),
  /** The text of the posting: a note for the user, which is never printed. */
  posting: z._default(z.string(), ''),
  /** The date of the letter as `YYYY-MM-DD`, or `''`. */
  date: daySchema,
  subject: z._default(z.string(), ''),
  opening: z._default(z.string(), ''),
  paragraphs: z._default(z.array(z.object({ id: idSchema, text: z._default(z.string(), '') })), []),
  closing: z._default(z.string(), ''),
  /** `null` leaves space for a handwritten signature. */
  signature: z._default(z.nullable(signatureSchema), null),
  /** The enclosures, one per line. */
  enclosures: z._default(z.string(), ''),
  /** The resume that details and look are taken from. */
  resumeId: z._default(z.nullable(idSchema), null),
  /** Whether template, fonts and colours follow that resume. */
  followsLook: z._default(z.boolean(), false),
  application: z.prefault(applicationSchema, {}),
  ...documentTail,
});
export type CoverLetter = z.infer<typeof coverLetterSchema>;
