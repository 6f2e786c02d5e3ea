import type { Ctx } from './area';

/** A wrong live topic does not compile: `tsc` reads this, and nobody runs it. */
export function typo(ctx: Ctx): void {
  ctx.live('customers', 'created', [1]);
  // @ts-expect-error topic
  ctx.live('custommers', 'created', [1]);
}
