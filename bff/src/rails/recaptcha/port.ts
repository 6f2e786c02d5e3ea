/** A service that tells people from machines: its script gives the page a token, which the bank sends to the service to be verified. */
export interface Recaptcha {
  /** Address of the script, for a site key. */
  script(siteKey: string): string;
  /** Addresses that the page's content security policy must allow for the service; empty where only the bank's own are used. */
  origins: string[];
  /** Whether the service takes the holder of the token for a person. */
  verify(secret: string, token: string): Promise<boolean>;
}
