import { createTransport } from 'nodemailer';
import type { BlobStore } from '#platform/server/blobs/blob-store.ts';
import type { Config } from '#platform/server/config.ts';

/** A letter: always with a plain-text part. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** One-click address for mailings. */
  unsubscribeUrl?: string;
  /** Its own name where the same letter must not count twice. */
  messageId?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** Sends letters; resolves when the server or the store took them. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** SMTP when SMTP_URL is set; otherwise every letter is kept among the blobs as `<time>-<id>.eml`. */
export function openMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>, kept: BlobStore): Mailer {
  const transport = config.SMTP_URL === undefined ? null : createTransport(withLimits(config.SMTP_URL));
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const message = compose(letter, config.MAIL_FROM);
      if (transport) {
        await transport.sendMail(message);
        return;
      }
      const { message: body, messageId } = await writer.sendMail(message);
      const name = `${Date.now()}-${messageId.replace(/[^\w.-]/g, '').slice(0, 200)}.eml`;
      await kept.put(name, body as Buffer);
    },
  };
}

/** How long a mail server may say nothing before it counts as away; an address that says its own keeps it. Unit: ms. */
const silence = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };

function withLimits(address: string): string {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(silence))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

function compose({ unsubscribeUrl, ...letter }: Letter, from: string) {
  const headers: Record<string, string> =
    unsubscribeUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { from, headers, ...letter };
}
