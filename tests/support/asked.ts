/** What an endpoint of the public API is asked with. */
export interface Asked {
  token?: string;
  fingerprint?: string | null;
  host?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}
