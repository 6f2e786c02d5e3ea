/**
 * Tables that are whole on every node, however many accounts there are: they are small, or their rows are short-lived, and they tell whose
 * a value is.
 */
export const WHOLE: Readonly<Record<string, string>> = {
  account_directory: 'it tells the account of a value',
  sessions: 'a cookie comes without an account; a person’s end together',
  api_credentials: 'a client id tells whose application it is',
  api_tokens: 'a bearer token tells whose it is; it lasts an hour',
  api_certificates: 'a connection’s certificate tells whose it is; numbers are the authority’s',
  api_worlds: 'which account another one’s homologation is',
  subuser_invitations: 'an invitation’s link is opened by who has no account yet',
  accountant_packs: 'a pack’s link is opened by an accountant, who has no account; one a month',
  pix_keys: 'this bank’s part of the directory of Pix keys: an active key is one account’s',
  pix_claims: 'a claim has its two sides in two accounts, and a key is claimed once',
};
