/** The rules of a new password, shown one by one while it is typed (SHELL-5-4 to 5-6, gap S L193). */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

const MIN_PIECE = 4;
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/**
 * Personal data that a password must not contain: name, document, local part of the e-mail, phone, account number, birth date, and their
 * parts (SHELL-5-5).
 */
export function personalHints(person: {
  name: string;
  documents: readonly string[];
  email: string;
  phone: string;
  accounts: readonly string[];
  /** yyyy-mm-dd. */
  birth: string | null;
}): string[] {
  const [year = '', month = '', day = ''] = (person.birth ?? '').split('-');
  const local = person.email.split('@')[0] ?? '';
  const pieces = [
    ...person.name.split(/\s+/),
    person.name,
    ...person.documents,
    local,
    ...local.split(/[._-]/),
    person.phone,
    person.phone.slice(-8),
    person.phone.slice(-9),
    ...person.accounts,
    ...person.accounts.map((number) => number.split('-')[0]!),
    `${day}${month}${year}`,
    `${year}${month}${day}`,
    `${day}${month}${year.slice(2)}`,
    year,
  ];
  return [...new Set(pieces.map(bare))].filter((piece) => piece.length >= MIN_PIECE);
}

/** Whether a password holds personal data. */
export const holdsPersonalData = (password: string, hints: readonly string[]): boolean =>
  hints.some((hint) => bare(password).includes(hint));

/** Whether a password meets every rule. */
export const isGoodPassword = (password: string, hints: readonly string[]): boolean =>
  Object.values(PASSWORD_RULES).every((rule) => rule(password)) && !holdsPersonalData(password, hints);
