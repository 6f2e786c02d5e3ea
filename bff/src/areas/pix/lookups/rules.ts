import type { PixKeyType } from '../../../rails/pix-directory/port';

/** A bucket of tokens for look-ups of Pix keys, as the central bank's directory limits them: A documents and random keys, B the others. */
export type Bucket = 'A' | 'B';
export const bucketOf = (type: PixKeyType): Bucket => (type === 'email' || type === 'phone' ? 'B' : 'A');

/** Tokens that a bucket holds, and those that come in by the minute: a person has fewer than a company. */
export const capacityOf = (document: string): { capacity: number; perMinute: number } =>
  document.length > 11 ? { capacity: 1000, perMinute: 20 } : { capacity: 100, perMinute: 2 };

/** Tokens that a look-up costs: one of a key that somebody has, many of a key that is nobody's. */
export const costOf = (isFound: boolean): number => (isFound ? 1 : 20);

const MINUTE = 60_000;

/** What stood in a bucket at an instant. */
export interface Standing {
  tokens: number;
  at: Date;
}

/** What stands in a bucket now: tokens come in by whole minutes, up to its capacity. */
export function refilled({ tokens, at }: Standing, now: Date, of: { capacity: number; perMinute: number }): Standing {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE));
  return {
    tokens: Math.min(of.capacity, tokens + minutes * of.perMinute),
    at: new Date(at.getTime() + minutes * MINUTE),
  };
}
