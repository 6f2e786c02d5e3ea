import { Type } from 'typebox';
import { formatMoney } from '../../core/money';
import { notFound, Problem } from '../../core/problem';
import type { Db } from '../../core/database';
import '../../kits/money/tables';
import { returnSandboxPayment } from '../../rails/payments/sandbox';
import '../../rails/payments/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { formatMoment } from '../../sandbox/layout';
import { MONEY } from './kinds';

const LATEST = 30;
const RAILS = ['bill', 'bill-large', 'bill-utility'];
const RefuseBody = Type.Object({ protocol: Type.String({ maxLength: 40 }) }, { additionalProperties: false });

/** Plays the other institutions, which receive payments of bills and can refuse them later. */
export default defineSandbox({
  tab: { label: 'Contas pagas', path: '/sandbox/contas', order: 42 },
  eachDay: Object.values(MONEY).flatMap(({ jobs }) => jobs.filter(({ name }) => name.endsWith('-round'))),
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const refuse = async (protocol: string) => {
      const one = (await arrived(db)).find((row) => row.protocol === protocol);
      if (!one) throw notFound();
      if (one.state !== 'sent' && one.state !== 'settled')
        throw new Problem(409, 'not-refusable', 'Este pagamento não está mais na outra instituição.');
      const at = await now();
      await transaction((trx) => returnSandboxPayment(trx, one.rail, protocol, at));
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Contas pagas', fault, body: tabBody(await arrived(db)) });
    app.get('/sandbox/contas', hide, (_request, reply) => tab(reply));
    app.post<{ Params: { protocol: string } }>('/sandbox/contas/:protocol', hide, (request, reply) =>
      orFault(
        reply,
        async () => (await refuse(request.params.protocol), '/sandbox/contas'),
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Body: { protocol: string } }>(
      '/sandbox/api/bills/refuse',
      { schema: { hide: true, body: RefuseBody } },
      async ({ body }) => (await refuse(body.protocol), { ok: true }),
    );
  },
});

const arrived = (db: Db) =>
  db
    .selectFrom('sandbox_payments as p')
    .innerJoin('money_operations as o', 'o.protocol', 'p.key')
    .select(['o.protocol', 'o.amount', 'o.counterpart', 'o.state', 'p.rail', 'p.received_at as at'])
    .where('p.rail', 'in', RAILS)
    .orderBy('p.received_at', 'desc')
    .limit(LATEST)
    .execute();

const tabBody = (rows: Awaited<ReturnType<typeof arrived>>): Html =>
  html`<h2>Contas pagas por este banco</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhuma conta foi paga ainda. As que o portal pagar aparecem aqui.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/contas/${one.protocol}">
          <strong>${formatMoney(one.amount)} a ${one.counterpart.name}</strong><br />
          <span class="soft small">${formatMoment(one.at)}</span>
          ${
            (one.state === 'sent' || one.state === 'settled') &&
            html`<div class="inline"><button class="plain">Recusar e devolver</button></div>`
          }
        </form>`,
    )}`;
