import { Type } from 'typebox';
import { formatMoney } from '../../core/money';
import { notFound, Problem } from '../../core/problem';
import { returnSandboxPayment } from '../../rails/payments/sandbox';
import { SANDBOX_RECAPTCHA, SANDBOX_SCRIPT } from '../../rails/recaptcha/sandbox';
import type { Db } from '../../core/database';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { formatMoment } from '../../sandbox/layout';
import { complaintRound } from './complaints';
import { pixKinds } from './kinds';
import './tables';

const LATEST = 30;
const ReturnBody = Type.Object({ protocol: Type.String({ maxLength: 40 }) }, { additionalProperties: false });

/** Plays the institutions that receive Pix from this bank, and may send them back. */
export default defineSandbox({
  tab: { label: 'Pix enviados', path: '/sandbox/pix-enviados', order: 50 },
  eachDay: [...pixKinds.flatMap(({ jobs }) => jobs.filter(({ name }) => name.endsWith('-round'))), complaintRound],
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const sendBack = async (protocol: string) => {
      const one = (await arrived(db)).find((row) => row.protocol === protocol);
      if (!one) throw notFound();
      if (!canReturn(one)) throw new Problem(409, 'not-returnable', 'Este Pix não está mais na outra instituição.');
      const at = await now();
      await transaction((trx) => returnSandboxPayment(trx, 'pix', protocol, at));
    };
    const showTab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Pix enviados', fault, body: tabBody(await arrived(db)) });
    app.get(SANDBOX_SCRIPT, hide, (_request, reply) => reply.type('text/javascript').send(SANDBOX_RECAPTCHA));
    app.get('/sandbox/pix-enviados', hide, (_request, reply) => showTab(reply));
    app.post<{ Params: { protocol: string } }>('/sandbox/pix-enviados/:protocol', hide, (request, reply) =>
      orFault(
        reply,
        async () => (await sendBack(request.params.protocol), '/sandbox/pix-enviados'),
        (fault) => showTab(reply, fault.message),
      ),
    );
    app.post<{ Body: { protocol: string } }>(
      '/sandbox/api/pix-sent/return',
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
    .where('p.rail', '=', 'pix')
    .orderBy('p.received_at', 'desc')
    .limit(LATEST)
    .execute();
type Arrived = Awaited<ReturnType<typeof arrived>>[number];

const canReturn = ({ state }: Arrived) => state === 'sent' || state === 'settled';

const STATES: Partial<Record<Arrived['state'], string>> = {
  sent: 'chegou, ainda não creditado',
  settled: 'creditado',
  refused: 'recusado',
  returned: 'devolvido',
};

const tabBody = (rows: Arrived[]): Html =>
  html`<h2>Pix que chegaram às outras instituições</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhum Pix saiu deste banco. Os que o portal enviar aparecem aqui.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/pix-enviados/${one.protocol}">
          <strong>${formatMoney(one.amount)} para ${one.counterpart.name}</strong><br />
          <span class="soft small"
            >${one.counterpart.bankName ?? ''} · ${one.counterpart.pixKey ?? one.counterpart.account ?? ''} ·
            ${formatMoment(one.at)} · ${STATES[one.state] ?? ''}</span
          >
          ${canReturn(one) && html`<div class="inline"><button class="plain">Devolver</button></div>`}
        </form>`,
    )}`;
