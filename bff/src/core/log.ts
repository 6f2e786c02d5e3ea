import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger as Logger, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Patterns of personal data and secrets with their replacements; logs that engineers read must contain neither. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // tokens, random Pix keys and proofs of signatures
  [/[\w-]{32,}/g, '[token]'],
  // a formatted CNPJ with letters
  [/\b[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}\b/g, '[número]'],
  // an account number with its check digit
  [/\b\d{6}-[\dX]\b/g, '[número]'],
  // documents, phones, cards and typed lines; column numbers of minified files have fewer digits
  [/\+?\(?\d(?:[ .()/-]{0,2}\d){7,}/g, '[número]'],
];

/** A text without personal data and secrets. */
export const scrub = (text: string): string =>
  PERSONAL.reduce((left, [pattern, word]) => left.replace(pattern, word), text);

/** PostgreSQL, and JSON, quote what they were given in their messages. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g;
/** The most of a message that is logged. */
const MOST = 2000;

const scrubbed = (text: string): string => scrub(text.slice(0, MOST).replace(QUOTED, '"…"'));

type Fault = Error & { code?: unknown; table?: unknown; constraint?: unknown; routine?: unknown };

/** What the log says of an error: what went wrong and where, never the values (PostgreSQL tells them in `detail` and `where`). */
export function faultLine({ name, message, stack, code, table, constraint, routine }: Fault) {
  // the stack begins with the message
  const frames = stack?.slice(stack.indexOf('\n    at ')).split('\n').slice(1, 12).join('\n');
  return {
    type: name,
    message: scrubbed(message),
    stack: frames ?? '',
    ...Object.fromEntries(
      Object.entries({ code, table, constraint, routine }).filter(([, v]) => typeof v === 'string'),
    ),
  };
}

/** Logs a fault outside of a request, one line. */
export const logFault = (what: string, error: unknown): void =>
  console.error(`${what}: ${scrubbed(error instanceof Error ? error.message : String(error))}`);

/** What the log says of a request: which call or route, never its address, which may hold what a person searched for. */
const requestLine = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.config.call ?? routeOptions.url ?? 'none',
});

const BEGIN = randomBytes(4).readUInt32BE().toString(36).slice(0, 5).padStart(5, '0');
let requests = 0;

/** Names a request in the log and on the card of its failure: unique over processes, and short enough to be read out on the phone. */
export const nextRequestId = (): string => `${BEGIN}-${(requests++).toString(36)}`;

/** Fastify's logger at a level; false where it is silent. */
export const loggerAt = (level: string): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent'
    ? false
    : {
        level,
        serializers: {
          req: requestLine,
          res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
          err: faultLine,
        },
        hooks: {
          // an error alone would be told by its message as it is
          logMethod(this: Logger, given: unknown[], write: (this: Logger, ...given: unknown[]) => void) {
            write.apply(this, given.length === 1 && given[0] instanceof Error ? [given[0], 'failed'] : given);
          },
        },
      };
