import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { STATUS } from '@balcao/contract/shared/card-status';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { notFound, Problem } from '../../core/problem';
import { dropCourse, insertIssuerEvent } from '../../rails/issuer/sandbox';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { readReais } from '../../sandbox/inputs';
import { receiveBillet } from './billets';
import { cardRound } from './closing';
import { issuerRound } from './issue';
import { credit } from './credits';
import { invoicePayment } from './payments';
import { recharge } from './prepaid';
import { authorize, clear, increment, refund, reverse } from './purchases';
import { latestCards, tabBody } from './sandbox/page';
import './tables';

const ROOT = '/sandbox/cartoes';

/** What the console does to a card on its way. */
export const COURSES = {
  enviar: STATUS.posted,
  transportar: STATUS.inTransit,
  entregar: STATUS.delivered,
  devolver: STATUS.returned,
  perder: STATUS.lost,
} as const;
type Course = keyof typeof COURSES;

/** What the console does to a purchase. */
export const VERBS = ['coletar', 'aumentar', 'estornar', 'devolver'] as const;
type Verb = (typeof VERBS)[number];

const PurchaseBody = Type.Object(
  {
    card: Type.String({ maxLength: 40, description: 'the issuer’s key, or the last four digits' }),
    amount: Type.Integer({ minimum: 1 }),
    merchant: Type.Optional(Type.String({ maxLength: 80 })),
    installments: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    collect: Type.Optional(Type.Boolean({ description: 'and collected at once' })),
  },
  { additionalProperties: false },
);

/** Money that a shop gives back without naming a purchase. */
const RefundBody = Type.Object(
  {
    card: PurchaseBody.properties.card,
    amount: PurchaseBody.properties.amount,
    merchant: PurchaseBody.properties.merchant,
  },
  { additionalProperties: false },
);

interface BuyForm {
  valor?: string;
  loja?: string;
  parcelas?: string;
  forma?: string;
  exterior?: string;
}

/** Plays the world of cards: the courier, the shops and the network, and other banks where invoices are paid. */
export default defineSandbox({
  tab: { label: 'Cartões', path: ROOT, order: 48 },
  eachDay: [
    issuerRound,
    cardRound,
    ...[...invoicePayment.jobs, ...recharge.jobs].filter(({ name }) => name.endsWith('-round')),
  ],
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const inTransaction = async <T>(work: (trx: Trx, tools: JobTools) => Promise<T>): Promise<T> => {
      const after: (() => void | Promise<void>)[] = [];
      const result = await transaction((trx) => work(trx, { services, afterCommit: (one) => void after.push(one) }));
      for (const one of after) await one();
      return result;
    };
    const keyOf = async (card: string): Promise<string> => {
      const newest = await db
        .selectFrom('cards')
        .select('issuer_key')
        .where((w) => w.or([w('issuer_key', '=', card), w('last_digits', '=', card)]))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!newest) throw notFound();
      return newest.issuer_key;
    };
    const buy = async (card: string, form: { amount: number; merchant: string; more: Partial<BuyForm> }) => {
      const at = await now();
      const networkKey = `sandbox-${randomUUID()}`;
      const cardKey = await keyOf(card);
      const { parcelas, forma, exterior } = form.more;
      const outcome = await inTransaction((trx, tools) =>
        authorize(trx, tools, {
          cardKey,
          networkKey,
          merchant: form.merchant,
          category: 'Compras',
          amount: form.amount,
          entry: forma === 'online' || forma === 'contactless' ? forma : 'chip',
          isAbroad: exterior === 'sim',
          installments: Number(parcelas) || 1,
          at,
        }),
      );
      return { networkKey, ...outcome };
    };
    const applyVerb = async (networkKey: string, verb: Verb, amount: number) => {
      const event = { networkKey, eventKey: `sandbox-${randomUUID()}`, amount, at: await now() };
      const does = { coletar: clear, aumentar: increment, estornar: reverse, devolver: refund }[verb];
      const isDone = await inTransaction<number | boolean>((trx, tools) => does(trx, tools, event));
      if (!isDone) throw new Problem(422, 'refused', 'A compra não está neste estado, ou o valor não cabe.');
    };
    const giveBack = async (card: string, amount: number, merchant: string) => {
      const event = {
        cardKey: await keyOf(card),
        eventKey: `sandbox-${randomUUID()}`,
        merchant,
        amount,
        at: await now(),
      };
      return { refunded: await inTransaction((trx, tools) => credit(trx, tools, event)) };
    };
    const send = async (card: string, course: Course) => {
      const [key, at] = [await keyOf(card), await now()];
      await dropCourse(db, key, at);
      await insertIssuerEvent(db, { key, kind: 'status', detail: { statusId: COURSES[course] }, at });
      services.jobs.nudge(issuerRound.name);
    };
    const payBillet = async (line: string) => {
      const billet = await db.selectFrom('card_billets').select('value').where('line', '=', line).executeTakeFirst();
      if (!billet) throw notFound();
      const event = { eventId: `sandbox-${randomUUID()}`, amount: billet.value, paidAt: await now() };
      await inTransaction((trx, tools) => receiveBillet(trx, tools, line, event));
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Cartões', fault, body: tabBody(await latestCards(db)) });
    app.get(ROOT, hide, (_request, reply) => tab(reply));
    app.post<{ Params: { key: string }; Body: BuyForm }>(`${ROOT}/:key/comprar`, hide, (request, reply) =>
      orFault(
        reply,
        async () => {
          const { valor = '', loja, ...more } = request.body ?? {};
          const { reason } = await buy(request.params.key, {
            amount: readReais(valor),
            merchant: loja?.trim() || 'Loja de teste',
            more,
          });
          if (reason) throw new Problem(422, 'refused', `A compra foi recusada: ${reason}.`);
          return ROOT;
        },
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Params: { key: string; course: string } }>(`${ROOT}/:key/caminho/:course`, hide, (request, reply) =>
      orFault(
        reply,
        async () => {
          const { key, course } = request.params;
          if (!(course in COURSES)) throw notFound();
          await send(key, course as Course);
          return ROOT;
        },
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Params: { key: string }; Body: { verbo?: string; valor?: string } }>(
      `${ROOT}/compra/:key`,
      hide,
      (request, reply) =>
        orFault(
          reply,
          async () => {
            const verb = VERBS.find((one) => one === request.body?.verbo);
            if (!verb) throw notFound();
            await applyVerb(request.params.key, verb, readReais(request.body.valor ?? ''));
            return ROOT;
          },
          (fault) => tab(reply, fault.message),
        ),
    );
    app.post<{ Params: { line: string } }>(`${ROOT}/boleto/:line`, hide, (request, reply) =>
      orFault(
        reply,
        async () => (await payBillet(request.params.line), ROOT),
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Body: { card: string; amount: number; merchant?: string; installments?: number; collect?: boolean } }>(
      '/sandbox/api/cards/purchase',
      { schema: { hide: true, body: PurchaseBody } },
      async ({ body }) => {
        const { card, amount, merchant = 'Loja de teste', installments = 1, collect } = body;
        const purchase = await buy(card, { amount, merchant, more: { parcelas: String(installments) } });
        if (collect && purchase.isApproved) await applyVerb(purchase.networkKey, 'coletar', amount);
        return purchase;
      },
    );
    app.post<{ Body: { card: string; amount: number; merchant?: string } }>(
      '/sandbox/api/cards/refund',
      { schema: { hide: true, body: RefundBody } },
      ({ body: { card, amount, merchant = 'Loja de teste' } }) => giveBack(card, amount, merchant),
    );
    app.post<{ Body: { line: string } }>(
      '/sandbox/api/cards/pay-billet',
      { schema: { hide: true, body: Type.Object({ line: Type.String({ maxLength: 60 }) }) } },
      async ({ body }) => (await payBillet(body.line), { ok: true }),
    );
  },
});
