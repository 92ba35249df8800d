import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A mail as received. */
export interface ReceivedMail {
  to: string[];
  /** Headers and body as sent (RFC 5322). */
  source: string;
}

/** A refusal to return for one recipient. */
export interface MailRefusal {
  /** The code of SMTP, such as 451. */
  responseCode: number;
  message: string;
}

export interface TestMailServer {
  port: number;
  received: ReceivedMail[];
  /** Each is returned once, in turn. */
  refusals: MailRefusal[];
  /** How long each mail takes, in milliseconds. */
  delayMs: number;
  stop: () => Promise<void>;
}

/** Starts a real mail server on loopback, which keeps the mail it accepts and refuses as often as requested. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const refusals: MailRefusal[] = [];
  const pace = { delayMs: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const refusal = refusals.shift();
      done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }) : null);
    },
    onData: (stream, session, done) => {
      const receive = async () => {
        const source = await text(stream);
        await pause(pace.delayMs);
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      };
      void receive().finally(done);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return Object.assign(pace, {
    received,
    refusals,
    port: address.port,
    stop: () => new Promise<void>((stopped) => smtp.close(stopped)),
  });
}
