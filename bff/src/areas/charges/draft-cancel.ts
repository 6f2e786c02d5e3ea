import type { Ctx } from '../../core/area';

type Work = (ctx: Ctx, draft: number) => Promise<void>;

const before: Work[] = [];

/** What else ends with a charge that was begun: done before that is locked. Called as an area's code is loaded. */
export const beforeDraftCancel = (work: Work): void => void before.push(work);

export async function endWithDraft(ctx: Ctx, draft: number): Promise<void> {
  for (const work of before) await work(ctx, draft);
}
