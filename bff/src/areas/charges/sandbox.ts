import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { Id } from '@balcao/contract/core/shapes';
import { Problem } from '../../core/problem';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html } from '../../core/html';
import { idOf, readId, readInstant, readReais } from '../../sandbox/inputs';
import { chargesExpire } from './expire';
import { billetBody, billetsBody } from './sandbox/pages';
import { findBillet, findOpenBillets, payBillet, type Paid } from './sandbox/pay-billet';

const PayBody = Type.Object(
  {
    id: Type.Optional(Id),
    line: Type.Optional(Type.String({ maxLength: 70 })),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999_999_999, description: 'integer cents' })),
    paidAt: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601 instant, or a São Paulo day' })),
    eventId: Type.Optional(Type.String({ pattern: '^[\\w-]{1,80}$' })),
  },
  { additionalProperties: false },
);

const OUTCOMES: Record<Paid['outcome'], string> = {
  exact: 'pago pelo valor devido',
  different: 'pago por um valor diferente do devido',
  duplicate: 'pago em duplicidade',
  'after-end': 'pago depois de cancelado, baixado ou marcado como pago',
  repeated: 'este pagamento já tinha sido informado',
};

type Query = Partial<Record<'busca' | 'antes' | 'pago' | 'resultado', string>>;

/** Sandbox tab 'Boletos': pays billets, with the notice of payment that the payer's bank would send. */
export default defineSandbox({
  tab: { label: 'Boletos', path: '/sandbox/boletos', order: 10 },
  eachDay: [chargesExpire],
  routes(app, { services, show, orFault, now, today }) {
    const { db } = services.store;
    const showBillets = async (reply: FastifyReply, query: Query) => {
      const typed = (query.busca ?? '').trim();
      try {
        const billets = await findOpenBillets(db, typed, readId(query.antes), await today());
        return await show(reply, { title: 'Boletos', notice: paidNotice(query), body: billetsBody(typed, billets) });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const fault = error.status === 404 ? 'Não há boleto com esta linha digitável.' : error.message;
        return show(reply, { title: 'Boletos', fault, body: billetsBody(typed, { items: [], more: false }) });
      }
    };
    const showBillet = async (reply: FastifyReply, id: number, fault?: Problem) => {
      const [at] = fault?.answer.errors ?? [];
      return show(reply, {
        title: `Boleto ${id}`,
        fault: at ? undefined : fault?.message,
        body: billetBody(await findBillet(db, id), await today(), `sandbox-${randomUUID()}`, at),
      });
    };

    app.get('/sandbox/boletos', hide, (request, reply) => showBillets(reply, request.query as Query));
    app.get('/sandbox/boletos/:id', hide, (request, reply) => showBillet(reply, idOf(request)));
    app.post('/sandbox/boletos/:id/pagar', hide, (request, reply) => {
      const form = (request.body ?? {}) as { data?: string; valor?: string; evento?: string };
      const id = idOf(request);
      const pay = async () => {
        const paid = await payBillet(services, {
          id,
          paidAt: form.data ? readInstant(form.data, await now()) : undefined,
          amount: form.valor === undefined ? undefined : readReais(form.valor),
          eventId: /^[\w-]{1,80}$/.test(form.evento ?? '') ? form.evento : undefined,
        });
        return `/sandbox/boletos?pago=${paid.id}&resultado=${paid.outcome}`;
      };
      return orFault(reply, pay, (fault) => showBillet(reply, id, fault));
    });
    app.post<{ Body: Static<typeof PayBody> }>(
      '/sandbox/api/billets/pay',
      { schema: { hide: true, body: PayBody } },
      async ({ body }) => {
        const { paidAt, ...payment } = body;
        if ((payment.id === undefined) === (payment.line === undefined))
          throw new Problem(400, 'invalid', 'Informe o número do boleto ou a linha digitável.');
        return payBillet(services, {
          ...payment,
          paidAt: paidAt === undefined ? undefined : readInstant(paidAt, await now()),
        });
      },
    );
  },
});

function paidNotice({ pago, resultado }: Query) {
  const id = readId(pago);
  const outcome = OUTCOMES[resultado as Paid['outcome']];
  return id && outcome ? html`Boleto <a href="/sandbox/boletos/${id}">nº ${id}</a>: ${outcome}.` : undefined;
}
