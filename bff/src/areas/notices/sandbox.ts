import { Type } from 'typebox';
import { Id, OneOf } from '@balcao/contract/core/shapes';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html } from '../../core/html';
import './tables';

const Part = Type.String({ maxLength: 2000 });
const Published = Type.Object(
  {
    accountId: Id,
    type: OneOf(['term', 'notice']),
    title: Type.String({ minLength: 1, maxLength: 120 }),
    content: Type.String({ maxLength: 20_000 }),
    components: Type.Partial(
      Type.Object({
        infoTitle: Part,
        infoBody: Part,
        image: Part,
        video: Part,
        delay: Part,
        confirmCheckText: Part,
        confirmSubmitText: Part,
        confirmSubmitTip: Part,
        logout: Part,
      }),
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** Plays the bank's legal department, which publishes terms and notices to an account. */
export default defineSandbox({
  tab: { label: 'Termos', path: '/sandbox/notices', order: 76 },
  routes(app, { services, show }) {
    const { db } = services.store;
    app.get('/sandbox/notices', hide, async (_request, reply) => {
      const rows = await db
        .selectFrom('notices as n')
        .innerJoin('accounts as a', 'a.id', 'n.account_id')
        .select(['n.title', 'n.accepted_local', 'a.nickname'])
        .orderBy('n.id', 'desc')
        .limit(30)
        .execute();
      return show(reply, {
        title: 'Termos',
        body: html`<h2>Termos e avisos publicados</h2>
          ${rows.map(
            (row) =>
              html`<div class="card">
                <strong>${row.title}</strong><br /><span class="soft small"
                  >${row.nickname} · ${row.accepted_local ?? 'aguardando'}</span
                >
              </div>`,
          )}`,
      });
    });
    app.post<{
      Body: { accountId: number; type: 'term' | 'notice'; title: string; content: string; components: object };
    }>(
      '/sandbox/api/notices',
      { schema: { hide: true, body: Published } },
      async ({ body: { accountId, components, ...rest } }) => {
        const row = await db
          .insertInto('notices')
          .values({
            account_id: accountId,
            position: 100,
            components: JSON.stringify(components),
            ...rest,
            accepted_by: null,
            accepted_at: null,
            accepted_local: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: row.id };
      },
    );
  },
});
