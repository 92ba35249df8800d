import { catalogue } from './catalogue.ts';
import { mail } from './en/mail.ts';

/** Subjects and texts of the mail that the server sends. */
export const mailWords = catalogue('mail', mail);
