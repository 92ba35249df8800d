import * as z from 'zod/mini';
import { emailSchema } from '../field-rules.ts';
import { doneSchema, errorsOf, nameSchema, open, personal, textSchema } from './base.ts';

/** A field that people do not see: only programs fill it in, and what they send is dropped. */
const honeypotSchema = z.optional(z.string().check(z.maxLength(200)));
/** Names a list of a mailing service; passed on as it is. */
const listNameSchema = z.optional(textSchema.check(z.maxLength(100)));
const tokenSchema = z.object({ token: z.string().check(z.maxLength(200)) });
const tags = ['site'];

/** The newsletter: an address is on it only once its owner has confirmed. */
export const newsletterContract = {
  /** The answer is the same for every address. */
  subscribe: open
    .route({ method: 'POST', path: '/newsletter', tags, summary: 'Ask to get the newsletter' })
    .input(z.object({ email: emailSchema, list: listNameSchema, subform: listNameSchema, hp: honeypotSchema }))
    .output(doneSchema),
  confirm: open
    .route({ method: 'POST', path: '/newsletter/confirm', tags, summary: 'Confirm it, with the link in the email' })
    .errors(errorsOf('invalid-code'))
    .input(tokenSchema)
    .output(doneSchema),
  unsubscribe: open
    .route({ method: 'POST', path: '/newsletter/unsubscribe', tags, summary: 'End it, with the link in an email' })
    .errors(errorsOf('invalid-code'))
    .input(tokenSchema)
    .output(doneSchema),
  own: personal
    .route({ method: 'GET', path: '/account/newsletter', tags, summary: 'Whether the account gets the newsletter' })
    .output(z.object({ isOn: z.boolean() })),
  /** Refused as a conflict while the address of the account is not verified. */
  setOwn: personal
    .route({ method: 'PUT', path: '/account/newsletter', tags, summary: 'Turn the newsletter on or off' })
    .errors(errorsOf('conflict'))
    .input(z.object({ isOn: z.boolean() }))
    .output(z.object({ isOn: z.boolean() })),
};

export const contactContract = {
  /** Refused as not found where nobody would get the message. */
  send: open
    .route({ method: 'POST', path: '/contact', tags, summary: 'Send a message to the people who run the site' })
    .errors(errorsOf('not-found'))
    .input(
      z.object({
        name: nameSchema,
        email: emailSchema,
        message: textSchema.check(z.trim(), z.minLength(10), z.maxLength(5_000)),
        hp: honeypotSchema,
      }),
    )
    .output(doneSchema),
};
