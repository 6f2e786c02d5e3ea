import { Type } from 'typebox';
import { formatMoney } from '../../core/money';
import { notFound, Problem } from '../../core/problem';
import { returnSandboxPayment } from '../../rails/payments/sandbox';
import '../../rails/payments/tables';
import '../../kits/money/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { formatMoment } from '../../sandbox/layout';
import type { Db } from '../../core/database';
import { ted } from './kinds';

const LATEST = 30;
const ReturnBody = Type.Object({ protocol: Type.String({ maxLength: 40 }) }, { additionalProperties: false });

/** Console of the bank that received a TED, from which it can return the TED. */
export default defineSandbox({
  tab: { label: 'TED', path: '/sandbox/ted', order: 40 },
  eachDay: ted.jobs.filter(({ name }) => name.endsWith('-round')),
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const sendBack = async (protocol: string) => {
      const one = (await arrived(db)).find((row) => row.protocol === protocol);
      if (!one) throw notFound();
      if (!canReturn(one)) throw new Problem(409, 'not-returnable', 'Esta TED não está mais na outra instituição.');
      const at = await now();
      await transaction((trx) => returnSandboxPayment(trx, 'ted', protocol, at));
    };
    const showTab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'TED', fault, body: tabBody(await arrived(db)) });
    app.get('/sandbox/ted', hide, (_request, reply) => showTab(reply));
    app.post<{ Params: { protocol: string } }>('/sandbox/ted/:protocol', hide, (request, reply) =>
      orFault(
        reply,
        async () => (await sendBack(request.params.protocol), '/sandbox/ted'),
        (fault) => showTab(reply, fault.message),
      ),
    );
    app.post<{ Body: { protocol: string } }>(
      '/sandbox/api/ted/return',
      { schema: { hide: true, body: ReturnBody } },
      async ({ body }) => (await sendBack(body.protocol), { ok: true }),
    );
  },
});

const arrived = (db: Db) =>
  db
    .selectFrom('sandbox_payments as p')
    .innerJoin('money_operations as o', 'o.protocol', 'p.key')
    .select(['o.protocol', 'o.amount', 'o.counterpart', 'o.state', 'p.received_at as at'])
    .where('p.rail', '=', 'ted')
    .orderBy('p.received_at', 'desc')
    .limit(LATEST)
    .execute();
type Arrived = Awaited<ReturnType<typeof arrived>>[number];

const canReturn = ({ state }: Arrived) => state === 'sent' || state === 'settled';

const STATES: Partial<Record<Arrived['state'], string>> = {
  sent: 'chegou, ainda não creditada',
  settled: 'creditada',
  refused: 'recusada',
  returned: 'devolvida',
};

const tabBody = (rows: Arrived[]): Html =>
  html`<h2>TEDs que chegaram às outras instituições</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhuma TED saiu deste banco. As que o portal enviar aparecem aqui.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/ted/${one.protocol}">
          <strong>${formatMoney(one.amount)} para ${one.counterpart.name}</strong><br />
          <span class="soft small"
            >${one.counterpart.bankName ?? ''} · conta ${one.counterpart.account ?? ''} · ${formatMoment(one.at)} ·
            ${STATES[one.state] ?? ''}</span
          >
          ${canReturn(one) && html`<div class="inline"><button class="plain">Devolver: conta encerrada</button></div>`}
        </form>`,
    )}`;
