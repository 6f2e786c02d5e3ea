/** A service that tells people from machines: its script gives the page a token, which the bank has judged. */
export interface Recaptcha {
  /** Address of the script, for a site key. */
  script(siteKey: string): string;
  /** What the page may load, frame and ask for it; empty where that is the bank's own. */
  origins: string[];
  /** Whether the token is a person's. */
  verify(secret: string, token: string): Promise<boolean>;
}
