import { calls } from '@balcao/contract/sessions';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import { openSessions } from '../../core/sessions';
import { browserName } from '../../core/browser-name';
import { placesOf } from '../../core/places';

export default defineArea({
  calls,
  handlers: {
    'GET /profile/sessions': async (ctx) => {
      const rows = await openSessions(ctx.db, ctx.userId);
      const placeOf = placesOf(ctx.services.config);
      return rows
        .map((row) => ({
          id: row.id,
          browser: browserName(row.user_agent),
          place: placeOf(row.ip),
          openedAt: row.created_at.toISOString(),
          lastUsedAt: row.seen_at.toISOString(),
          current: row.token_hash === ctx.sessionHash,
        }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },
    'DELETE /profile/sessions/{id}': async (ctx, { params }) => {
      const ended = await ctx.db
        .deleteFrom('sessions')
        .where('user_id', '=', ctx.userId)
        .where('id', '=', params.id)
        .where('token_hash', '<>', ctx.sessionHash)
        .returning('token_hash')
        .executeTakeFirst();
      if (!ended) throw notFound();
      ctx.afterCommit(() => ctx.services.realtime.disconnect(ended.token_hash));
    },
  },
});
