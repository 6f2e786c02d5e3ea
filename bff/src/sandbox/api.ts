import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { Id } from '@balcao/contract/core/shapes';
import type { Services } from '../core/area';
import { bankNow } from '../core/clock';
import { Problem } from '../core/problem';
import { payBillet } from './billets';
import { moveClock, readClock } from './clock';
import { readInstant } from './inputs';
import { readOutbox } from './outbox';

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

const ClockBody = Type.Object(
  {
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601 instant, or a São Paulo day' })),
    reset: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

const MessagesQuery = Type.Object({
  recipient: Type.Optional(Type.String({ maxLength: 120 })),
  before: Type.Optional(Id),
  size: Type.Integer({ minimum: 1, maximum: 100, default: 30 }),
});

/** The console's deeds for tests and tools: JSON in, JSON out. */
export async function sandboxApi(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { db } = services.store;

  app.post<{ Body: Static<typeof PayBody> }>(
    '/sandbox/api/billets/pay',
    { schema: { hide: true, body: PayBody } },
    async ({ body }) => {
      const { paidAt, ...payment } = body;
      if ((payment.id === undefined) === (payment.line === undefined))
        throw new Problem(400, 'invalid', 'Informe o número do boleto ou a linha digitável.');
      return payBillet(services, {
        ...payment,
        paidAt: paidAt === undefined ? undefined : readInstant(paidAt, await bankNow(db)),
      });
    },
  );

  app.get<{ Querystring: Static<typeof MessagesQuery> }>(
    '/sandbox/api/messages',
    { schema: { hide: true, querystring: MessagesQuery } },
    ({ query }) => readOutbox(db, query),
  );

  app.get('/sandbox/api/clock', { schema: { hide: true } }, () => readClock(db));

  app.post<{ Body: Static<typeof ClockBody> }>(
    '/sandbox/api/clock',
    { schema: { hide: true, body: ClockBody } },
    async ({ body }) => {
      if (body.days !== undefined) return moveClock(services, { days: body.days });
      if (body.at !== undefined) return moveClock(services, { at: readInstant(body.at, await bankNow(db)) });
      return moveClock(services, { reset: true });
    },
  );
}
