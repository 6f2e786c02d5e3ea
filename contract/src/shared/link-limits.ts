/** Characters of a link's message (domain.md 1). */
export const LINK_MESSAGE = { minLength: 3, maxLength: 80 } as const;
