import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { formatMoney } from '../../core/money';
import { notFound, Problem } from '../../core/problem';
import { formatTypedLine, parseBillet } from '../../rails/billet/barcode';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { depositOf, receiveDeposit } from './receive';

const LATEST = 30;
const PayBody = Type.Object({ line: Type.String({ maxLength: 70 }) }, { additionalProperties: false });

/** Plays the other banks, where deposit billets are paid. */
export default defineSandbox({
  tab: { label: 'Depósitos', path: '/sandbox/depositos', order: 15 },
  routes(app, { services, show, orFault }) {
    const { db, transaction } = services.store;
    const pay = async (line: string) => {
      const after: (() => void | Promise<void>)[] = [];
      await transaction(async (trx) => {
        const paidAt = await bankNow(trx);
        const reading = parseBillet(line, saoPauloDay(paidAt));
        if (!reading.ok) throw new Problem(422, 'invalid-line', reading.message);
        const { ours, value } = reading.billet;
        const deposit = ours && (await depositOf(trx, ours));
        if (!deposit) throw notFound();
        const tools = { services, afterCommit: (work: () => void | Promise<void>) => void after.push(work) };
        await receiveDeposit(trx, tools, deposit, { eventId: `sandbox-${randomUUID()}`, amount: value, paidAt });
      });
      for (const work of after) await work();
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Depósitos', fault, body: tabBody(await openDeposits(db)) });
    app.get('/sandbox/depositos', hide, (_request, reply) => tab(reply));
    app.post<{ Params: { line: string } }>('/sandbox/depositos/:line', hide, (request, reply) =>
      orFault(
        reply,
        async () => (await pay(request.params.line), '/sandbox/depositos'),
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Body: { line: string } }>(
      '/sandbox/api/deposits/pay',
      { schema: { hide: true, body: PayBody } },
      async ({ body }) => (await pay(body.line), { ok: true }),
    );
  },
});

const openDeposits = (db: Db) =>
  db
    .selectFrom('deposits as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select(['d.value', 'd.barcode', 'd.expire_at', 'a.nickname'])
    .where('d.paid_at', 'is', null)
    .orderBy('d.created_at', 'desc')
    .limit(LATEST)
    .execute();

const tabBody = (rows: Awaited<ReturnType<typeof openDeposits>>): Html =>
  html`<h2>Boletos de depósito em aberto</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhum boleto de depósito em aberto.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/depositos/${one.barcode}">
          <strong>${formatMoney(one.value)} para ${one.nickname}</strong><br />
          <span class="soft small">vence em ${formatDay(one.expire_at)} · ${formatTypedLine(one.barcode)}</span>
          <div class="inline"><button>Pagar</button></div>
        </form>`,
    )}`;
