import { Type } from 'typebox';
import { formatPhone } from '../../core/documents';
import type { Db } from '../../core/database';
import { html, type Html } from '../../core/html';
import { formatMoney } from '../../core/money';
import { notFound } from '../../core/problem';
import { TEST_NUMBERS } from '../../rails/top-up/sandbox';
import '../../rails/top-up/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { topUp } from './kind';

const LATEST = 30;
const BackBody = Type.Object({ key: Type.String({ maxLength: 60 }) }, { additionalProperties: false });

/** What the last two digits of a number do, for who tries it. */
const ENDS: Record<keyof typeof TEST_NUMBERS, string> = {
  refused: 'recusada na hora',
  refusedLater: 'recusada depois de 5 segundos',
  takenBack: 'estornada pela operadora depois de 1 minuto',
  lostAnswer: 'feita, mas a resposta se perde',
  neverTaken: 'perdida antes de chegar à operadora',
  lostConfirmation: 'a confirmação se perde na primeira vez',
  slow: 'feita depois de 5 segundos',
};
const STATES = {
  processing: 'em processamento',
  effected: 'efetuada, à espera da confirmação',
  confirmed: 'confirmada',
  undone: 'desfeita',
  refused: 'recusada',
} as const;

/** Plays the operators: what they took, and what they take back. */
export default defineSandbox({
  tab: { label: 'Recargas', path: '/sandbox/recargas', order: 45 },
  eachDay: topUp.jobs.filter(({ name }) => name.endsWith('-round')),
  routes(app, { services, show, orFault, now }) {
    const { db } = services.store;
    const takeBack = async (key: string) => {
      const { numUpdatedRows } = await db
        .updateTable('sandbox_top_ups')
        .set({ back_at: await now() })
        .where('key', '=', key)
        .where('state', '=', 'confirmed')
        .where('is_told', '=', false)
        .executeTakeFirst();
      if (!numUpdatedRows) throw notFound();
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Recargas', fault, body: tabBody(await latest(db)) });
    app.get('/sandbox/recargas', hide, (_request, reply) => tab(reply));
    app.post<{ Params: { key: string } }>('/sandbox/recargas/:key', hide, (request, reply) =>
      orFault(
        reply,
        async () => (await takeBack(request.params.key), '/sandbox/recargas'),
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Body: { key: string } }>(
      '/sandbox/api/top-ups/back',
      { schema: { hide: true, body: BackBody } },
      async ({ body }) => (await takeBack(body.key), { ok: true }),
    );
  },
});

const latest = (db: Db) => db.selectFrom('sandbox_top_ups').selectAll().orderBy('id', 'desc').limit(LATEST).execute();

const tabBody = (rows: Awaited<ReturnType<typeof latest>>): Html =>
  html`<h2>Recargas nas operadoras</h2>
    <p class="soft">
      Os dois últimos dígitos do celular escolhem o que acontece:
      ${Object.entries(ENDS)
        .map(([name, text]) => `${TEST_NUMBERS[name as 'slow']} ${text}`)
        .join(', ')}.
    </p>
    ${rows.length === 0 && html`<p class="soft">Nenhuma recarga chegou às operadoras.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/recargas/${one.key}">
          <strong>${formatMoney(one.amount)} para ${formatPhone(one.phone)}</strong><br />
          <span class="soft small">${one.operator} · ${STATES[one.state]} · ${formatMoment(one.at)}</span>
          ${
            one.state === 'confirmed' &&
            !one.is_told &&
            html`<div class="inline"><button class="plain">Estornar: número cancelado</button></div>`
          }
        </form>`,
    )}`;
