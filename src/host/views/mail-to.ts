/** An address that begins an e-mail with a subject; its spaces are %20, as mail programs show a + as it stands (RFC 6068). */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
