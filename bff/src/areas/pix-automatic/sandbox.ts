import { Type, type Static } from 'typebox';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Db } from '../../core/database';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import { fieldProblem } from '../../core/problem';
import type { Terms } from '../../rails/pix-automatic/port';
import { offerRecurrence } from '../../rails/pix-automatic/sandbox';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { readReais } from '../../sandbox/inputs';
import { automatic } from './kind';
import { askAccount, chargeNext, RECEIVERS, termsOf } from './receivers';
import type { Recurrence } from './recurrences';
import { recurrencesRound } from './round';
import './tables';

const Amount = Type.Integer({ minimum: 1, maximum: 99_999_999_999, description: 'integer cents' });
const OfferBody = Type.Object(
  {
    amount: Type.Optional(Amount),
    now: Type.Optional(Amount),
    minimum: Type.Optional(Amount),
    firstDay: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    account: Type.Optional(Type.String({ maxLength: 20, description: 'asks this account instead of making a code' })),
  },
  { additionalProperties: false },
);
const ChargeBody = Type.Object({ id: Type.Integer({ minimum: 1 }), amount: Amount }, { additionalProperties: false });

/** Plays the receivers, who ask for recurrences and charge cycles of varying amounts. */
export default defineSandbox({
  tab: { label: 'Pix automático', path: '/sandbox/pix-automatico', order: 54 },
  eachDay: [...automatic.jobs.filter(({ name }) => name.endsWith('-round')), recurrencesRound],
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const work = async <T>(run: (trx: Trx, tools: JobTools) => Promise<T>): Promise<T> => {
      const after: (() => void | Promise<void>)[] = [];
      const result = await transaction((trx) => run(trx, { services, afterCommit: (one) => void after.push(one) }));
      for (const one of after) await one();
      return result;
    };
    const offer = async ({ amount, now: first, minimum, firstDay, account }: Static<typeof OfferBody>) => {
      const at = await now();
      const today = saoPauloDay(at);
      const given: Partial<Terms> = {
        amount: amount ?? null,
        minimum: amount ? null : (minimum ?? null),
        now: first ?? null,
        journey: first ? 3 : 2,
        first_day: firstDay ?? today,
        receiver: RECEIVERS[account ? 1 : 0],
        contract: account ? 'Mensalidade da academia' : 'Conta de energia',
      };
      const terms = termsOf(given, today);
      if (!account) return { code: await offerRecurrence(db, terms, at) };
      const payer = await db
        .selectFrom('accounts')
        .select('id')
        .where('account_number', '=', account)
        .executeTakeFirst();
      if (!payer) throw fieldProblem('account', 'Não há conta com este número.');
      const row = await work((trx, tools) => askAccount(trx, tools, payer.id, terms, at));
      return { id: row.id };
    };
    const charge = async ({ id, amount }: Static<typeof ChargeBody>) => {
      const at = await now();
      const row = await db.selectFrom('pix_automatic').select('account_id').where('id', '=', id).executeTakeFirst();
      if (!row) throw fieldProblem('id', 'Não há autorização com este número.');
      return work((trx, tools) => chargeNext(trx, tools, { accountId: row.account_id, id, amount }, at));
    };
    const showTab = async (reply: Parameters<typeof show>[0], fault?: string, notice?: string) =>
      show(reply, {
        title: 'Pix automático',
        fault,
        notice: notice
          ? html`Código para copiar:
              <pre>${notice}</pre>`
          : undefined,
        body: tabBody(await running(db)),
      });
    app.get('/sandbox/pix-automatico', hide, (request, reply) =>
      showTab(reply, undefined, (request.query as { codigo?: string }).codigo),
    );
    app.post('/sandbox/pix-automatico', hide, (request, reply) => {
      const form = (request.body ?? {}) as Record<'valor' | 'agora' | 'conta', string | undefined>;
      const cents = (text: string | undefined) => (text?.trim() ? readReais(text) : undefined);
      return orFault(
        reply,
        async () => {
          const offered = await offer({
            ...(cents(form.valor) ? { amount: cents(form.valor)! } : {}),
            ...(cents(form.agora) ? { now: cents(form.agora)! } : {}),
            ...(form.conta?.trim() ? { account: form.conta.trim() } : {}),
          });
          return `/sandbox/pix-automatico${offered.code ? `?codigo=${encodeURIComponent(offered.code)}` : ''}`;
        },
        (fault) => showTab(reply, fault.message),
      );
    });
    app.post<{ Params: { id: string } }>('/sandbox/pix-automatico/:id/cobrar', hide, (request, reply) =>
      orFault(
        reply,
        async () => {
          const { valor = '' } = (request.body ?? {}) as { valor?: string };
          const fault = await charge({ id: Number(request.params.id) || 0, amount: readReais(valor) });
          if (fault) throw fieldProblem('amount', fault);
          return '/sandbox/pix-automatico';
        },
        (fault) => showTab(reply, fault.message),
      ),
    );
    app.post<{ Body: Static<typeof OfferBody> }>(
      '/sandbox/api/pix/automatic/offers',
      { schema: { hide: true, body: OfferBody } },
      ({ body }) => offer(body),
    );
    app.post<{ Body: Static<typeof ChargeBody> }>(
      '/sandbox/api/pix/automatic/charges',
      { schema: { hide: true, body: ChargeBody } },
      async ({ body }) => ({ refused: await charge(body) }),
    );
  },
});

const running = (db: Db) =>
  db.selectFrom('pix_automatic').selectAll().where('state', '=', 'APROVADA').orderBy('id', 'desc').limit(30).execute();

const varying = ({ id, name, contract, minimum }: Recurrence): Html =>
  html`<form class="card inline" method="post" action="/sandbox/pix-automatico/${id}/cobrar">
    <span class="grow">${name} · ${contract}${minimum ? ` · ao menos ${formatMoney(minimum)}` : ''}</span>
    <label>Valor do próximo ciclo <input name="valor" required inputmode="decimal" /></label><button>Cobrar</button>
  </form>`;

const tabBody = (rows: Recurrence[]): Html =>
  html`<h2>Um recebedor pede Pix automático</h2>
    <form class="card inline" method="post" action="/sandbox/pix-automatico">
      <label>Valor fixo por mês; em branco, varia <input name="valor" inputmode="decimal" /></label>
      <label>Cobrado já na autorização <input name="agora" inputmode="decimal" /></label>
      <label>Número da conta, para pedir sem código <input name="conta" maxlength="20" /></label><button>Pedir</button>
    </form>
    <h2>Autorizações de valor variável</h2>
    ${rows.filter(({ amount }) => amount === null).map(varying)}`;
