/** What tells whose line it is, or opens something: none of it belongs into a log that engineers read. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // a token, a key of a Pix address, a signature's proof
  [/[\w-]{32,}/g, '[token]'],
  // a CNPJ with letters, as it is written
  [/\b[A-Z\d]{2}\.[A-Z\d]{3}\.[A-Z\d]{3}\/[A-Z\d]{4}-\d{2}\b/g, '[número]'],
  // an account with its digit
  [/\b\d{6}-[\dX]\b/g, '[número]'],
  // documents, phones, cards and typed lines; columns of a packed file are shorter
  [/\+?\(?\d(?:[ .()/-]{0,2}\d){7,}/g, '[número]'],
];

const scrub = (text: string): string => PERSONAL.reduce((left, [pattern, word]) => left.replace(pattern, word), text);

interface Line {
  message: string;
  path?: string;
  stack?: string;
}

/** A line of the portal as it is logged: no personal data, no secret, and of an address no query. */
export const scrubLine = ({ message, path, stack }: Line): Line => ({
  message: scrub(message),
  ...(path === undefined ? {} : { path: scrub(path.split(/[?#]/, 1)[0]!) }),
  ...(stack === undefined ? {} : { stack: scrub(stack) }),
});
