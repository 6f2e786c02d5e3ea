import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../core/database';
import { html, type Html } from '../core/html';
import { formatMoney } from '../core/money';
import { notFound, Problem } from '../core/problem';
import '../kits/money/tables';
import { returnSandboxPayment } from '../rails/payments/sandbox';
import '../rails/payments/tables';
import { hide, type SandboxTools } from './define-sandbox';

const LATEST = 30;
const ReturnBody = Type.Object({ protocol: Type.String({ maxLength: 40 }) }, { additionalProperties: false });

/** What an area says of its payments that other institutions received. */
interface SentPayments {
  rails: readonly string[];
  path: `/sandbox/${string}`;
  /** Sends one back for tests and tools. */
  api: `/sandbox/api/${string}`;
  title: string;
  heading: string;
  /** Said while there are none. */
  none: string;
  /** Why one cannot be sent back any more. */
  gone: string;
  button: string;
  /** One in words: its first line, and what stands small below it. */
  lines(one: SentPayment): [string, string];
}

/** Plays the institutions that received payments of this bank: lists the latest, and sends one back while it is there. */
export const sentPayments =
  ({ rails, path, api, title, heading, none, gone, button, lines }: SentPayments) =>
  (app: FastifyInstance, { services, show, orFault, now }: SandboxTools): void => {
    const { db, transaction } = services.store;
    const sendBack = async (protocol: string) => {
      const one = (await latest(db, rails)).find((row) => row.protocol === protocol);
      if (!one) throw notFound();
      if (!isThere(one)) throw new Problem(409, 'not-returnable', gone);
      const at = await now();
      await transaction((trx) => returnSandboxPayment(trx, one.rail, protocol, at));
    };
    const card = (one: SentPayment): Html => {
      const [first, small] = lines(one);
      return html`<form class="card" method="post" action="${path}/${one.protocol}">
        <strong>${formatMoney(one.amount)} ${first}</strong><br />
        <span class="soft small">${small}</span>
        ${isThere(one) && html`<div class="inline"><button class="plain">${button}</button></div>`}
      </form>`;
    };
    const showTab = async (reply: FastifyReply, fault?: string) => {
      const rows = await latest(db, rails);
      const body = html`<h2>${heading}</h2>
        ${rows.length === 0 && html`<p class="soft">${none}</p>`} ${rows.map(card)}`;
      return show(reply, { title, fault, body });
    };
    app.get(path, hide, (_request, reply) => showTab(reply));
    app.post<{ Params: { protocol: string } }>(`${path}/:protocol`, hide, (request, reply) =>
      orFault(
        reply,
        async () => (await sendBack(request.params.protocol), path),
        (fault) => showTab(reply, fault.message),
      ),
    );
    app.post<{ Body: { protocol: string } }>(api, { schema: { hide: true, body: ReturnBody } }, async ({ body }) => {
      await sendBack(body.protocol);
      return { ok: true };
    });
  };

const latest = (db: Db, rails: readonly string[]) =>
  db
    .selectFrom('sandbox_payments as p')
    .innerJoin('money_operations as o', 'o.protocol', 'p.key')
    .select(['o.protocol', 'o.amount', 'o.counterpart', 'o.state', 'p.rail', 'p.received_at as at'])
    .where('p.rail', 'in', rails)
    .orderBy('p.received_at', 'desc')
    .limit(LATEST)
    .execute();
export type SentPayment = Awaited<ReturnType<typeof latest>>[number];

const isThere = ({ state }: SentPayment) => state === 'sent' || state === 'settled';
