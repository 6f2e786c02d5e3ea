import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CallbackRail } from './port';
import { isPublicAddress } from './public-address';

const TIMEOUT = 10_000;

const notPublic = (host: string) => new Error(`${host} não é da internet pública`);

/** Resolves a name to its public addresses alone, at the very moment of connecting: a name that changes in between gains nothing. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return done(error ?? notPublic(host), '', 0);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

/** Posts over https, follows no redirect, reads nothing of the reply but its status. */
export const httpsCallbacks: CallbackRail = {
  post: (url, form) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const host = target.hostname.replace(/^\[|\]$/g, '');
      // an address written as such is not looked up
      if (target.protocol !== 'https:' || (isIP(host) && !isPublicAddress(host))) return reject(notPublic(host));
      const body = new URLSearchParams(form).toString();
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      };
      const asked = request(
        target,
        { method: 'POST', headers, lookup: publicLookup, agent: false, signal: AbortSignal.timeout(TIMEOUT) },
        (reply) => {
          reply.on('error', () => undefined).destroy();
          resolve(reply.statusCode ?? 0);
        },
      );
      asked.on('error', reject);
      asked.end(body);
    }),
};
