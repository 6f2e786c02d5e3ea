import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/area';

/** Pages of an area for people who are not signed in: the default export of its public.ts, found by its folder. */
export interface PublicPages {
  /** Gives each route `hide`, and its rate. */
  routes(app: FastifyInstance, services: Services): void;
}

export const definePublic = (pages: PublicPages): PublicPages => pages;

/** Keeps a page out of the contract's documentation; so many a minute are answered to one address. */
export const publicPage = (perMinute: number) => ({
  schema: { hide: true },
  config: { perMinute },
});
