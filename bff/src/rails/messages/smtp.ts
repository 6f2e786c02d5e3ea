import { createTransport } from 'nodemailer';
import { RefusedForGood, type Carrier } from './port';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const PERMANENT = 500;

/** Sends e-mails by SMTP (RFC 5321); to another machine only over TLS. `url`: smtp[s]://user:password@host:port; `from`: 'Name <mail>'. */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: url.startsWith('smtp:') && !LOOPBACK.has(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: async ({ id, recipient, subject, body, attachment }) => {
      try {
        await transport.sendMail({
          from,
          // as an object, so that a recipient with commas is never read as a list of addresses
          to: { name: '', address: recipient },
          subject,
          text: body,
          ...(attachment && {
            attachments: [{ filename: attachment.name, content: attachment.base64, encoding: 'base64' }],
          }),
          messageId: `<balcao-${id}@${domain}>`,
        });
      } catch (error) {
        const { responseCode = 0, message, code } = error as Error & { responseCode?: number; code?: string };
        if (responseCode >= PERMANENT || code === 'EENVELOPE') throw new RefusedForGood(message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
