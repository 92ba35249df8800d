import { api, personOf, writerOf } from '../../api/implementer.ts';
import { sendContactMessage } from './contact.ts';
import { confirmNewsletter, endNewsletter, hasNewsletter, requestNewsletter, setNewsletter } from './newsletter.ts';

const { newsletter, contact } = api;
const done = { done: true } as const;

export const newsletterRouter = {
  subscribe: newsletter.subscribe.handler(async ({ input, context }) => {
    await requestNewsletter(context.services, context.address, input, context.locale);
    return done;
  }),
  confirm: newsletter.confirm.handler(async ({ input, context }) => {
    await confirmNewsletter(context.services, input.token);
    return done;
  }),
  unsubscribe: newsletter.unsubscribe.handler(async ({ input, context }) => {
    await endNewsletter(context.services, input.token);
    return done;
  }),
  own: newsletter.own.handler(async ({ context }) => ({
    isOn: await hasNewsletter(context.services, personOf(context).accountId),
  })),
  setOwn: newsletter.setOwn.handler(async ({ input, context }) => {
    await setNewsletter(context.services, (await writerOf(context)).accountId, input.isOn);
    return { isOn: input.isOn };
  }),
};

export const contactRouter = {
  send: contact.send.handler(async ({ input, context }) => {
    await sendContactMessage(context.services, context.address, input);
    return done;
  }),
};
