/** Subjects by the page that a ticket is opened from, the query's `origin` or `from`; the draft's own subject is the registration's. */
export const ORIGINS = { createAccount: 'origin.createAccount', registration: 'open.defaultSubject' } as const;

interface From {
  query: URLSearchParams;
  /** Titles of the page before, and of pages that say nothing of what a ticket is about. */
  before: string;
  silent: readonly string[];
  say: (key: (typeof ORIGINS)[keyof typeof ORIGINS]) => string;
}

const LONGEST = 120;

/** The preset subject: the query's, else the origin's, else the page where one was; '' where none says (SHELL-3-20). */
export function subjectFrom({ query, before, silent, say }: From): string {
  const subject = query.get('subject')?.trim();
  const origin = query.get('origin') ?? query.get('from') ?? '';
  if (subject) return subject.slice(0, LONGEST);
  if (Object.hasOwn(ORIGINS, origin)) return say(ORIGINS[origin as keyof typeof ORIGINS]);
  return silent.includes(before) ? '' : before.slice(0, LONGEST);
}
