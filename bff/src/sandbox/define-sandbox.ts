import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../core/area';
import type { JobSpec } from '../core/jobs';
import type { Problem } from '../core/problem';
import type { Page } from './layout';

export interface SandboxTools {
  services: Services;
  /** The bank's time; `today` answers its São Paulo day, yyyy-mm-dd. */
  now(): Promise<Date>;
  today(): Promise<string>;
  /** Answers a page of the section. */
  show(reply: FastifyReply, page: Omit<Page, 'clock' | 'tab' | 'tabs'>): Promise<unknown>;
  /** Does a form's work and redirects to the path that the work answers. A Problem other than 404 is shown by `page` instead. */
  orFault(
    reply: FastifyReply,
    work: () => Promise<string>,
    page: (fault: Problem) => Promise<unknown>,
  ): Promise<unknown>;
}

export interface Sandbox {
  /** The section's first page and its position among the tabs; the console opens with the first tab. */
  tab: { label: string; path: `/sandbox/${string}`; order: number };
  /** Adds pages under the tab's path, and `/sandbox/api/…` for tests and tools. Access is checked before them; each needs `hide`. */
  routes(app: FastifyInstance, tools: SandboxTools): void | Promise<void>;
  /** Daily jobs of the area, run whenever the clock is moved. */
  eachDay?: JobSpec<object, any>[];
}

/** An area's section of the sandbox console: the default export of its sandbox.ts, which is found by its path. */
export const defineSandbox = (sandbox: Sandbox): Sandbox => sandbox;

/** Route options that leave a route out of the contract's documentation. */
export const hide = { schema: { hide: true } };
