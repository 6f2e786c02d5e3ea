import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../core/area';
import type { JobSpec } from '../core/jobs';
import type { Problem } from '../core/problem';
import type { Page } from './layout';

export interface SandboxTools {
  services: Services;
  /** The bank's time, and its São Paulo day, yyyy-mm-dd. */
  now(): Promise<Date>;
  today(): Promise<string>;
  /** Answers a page of this section. */
  show(reply: FastifyReply, page: Omit<Page, 'clock' | 'tab' | 'tabs'>): Promise<unknown>;
  /** Does a form's work and goes on to the path it answers; a refusal is told on the page it came from. */
  orFault(
    reply: FastifyReply,
    work: () => Promise<string>,
    page: (fault: Problem) => Promise<unknown>,
  ): Promise<unknown>;
}

export interface Sandbox {
  /** Where the section begins, and its place among the others: the first is the console's front. */
  tab: { label: string; path: `/sandbox/${string}`; order: number };
  /** Pages under the tab's path, and `/sandbox/api/…` for tests and tools; strangers were refused before. Give each `hide`. */
  routes(app: FastifyInstance, tools: SandboxTools): void | Promise<void>;
  /** Jobs that a new day starts: run whenever the clock is moved. */
  eachDay?: JobSpec<object, any>[];
}

/** What an area lets the world outside the bank do to it: the default export of its sandbox.ts, found by its folder. */
export const defineSandbox = (sandbox: Sandbox): Sandbox => sandbox;

/** Keeps a route of the console out of the contract's documentation. */
export const hide = { schema: { hide: true } };
