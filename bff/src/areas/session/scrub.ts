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

const scrub = (text: string): string => PERSONAL.reduce((left, [pattern, word]) => left.replace(pattern, word), text);

interface Line {
  message: string;
  path?: string;
  stack?: string;
}

/** The portal's log line without personal data and secrets, and its path without query and hash. */
export const scrubLine = ({ message, path, stack }: Line): Line => ({
  message: scrub(message),
  ...(path === undefined ? {} : { path: scrub(path.split(/[?#]/, 1)[0]!) }),
  ...(stack === undefined ? {} : { stack: scrub(stack) }),
});
