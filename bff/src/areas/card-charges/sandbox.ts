import { Type } from 'typebox';
import { BRAND_NAMES } from '@balcao/contract/shared/card-limits';
import { bankNow } from '../../core/clock';
import type { Db } from '../../core/database';
import { formatMoney } from '../../core/money';
import { notFound, Problem } from '../../core/problem';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import { contestSandboxCard, planCardEvent } from '../../rails/cards/sandbox';
import { TEST_CARDS } from '../../rails/cards/sandbox-token';
import '../../rails/cards/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { idOf } from '../../sandbox/inputs';
import { cardDebits } from './contest';
import { cardTurns } from './events';
import './tables';

const ACTS = ['approve', 'deny', 'settle', 'contest', 'win', 'lose'] as const;
type Act = (typeof ACTS)[number];
const LABELS: Record<Act, string> = {
  approve: 'Aprovar na análise',
  deny: 'Recusar na análise',
  settle: 'Liquidar próximo recebimento',
  contest: 'Contestar',
  win: 'Decidir a favor da loja',
  lose: 'Decidir a favor de quem pagou',
};
const ActBody = Type.Object(
  { id: Type.Integer({ minimum: 1 }), act: Type.Unsafe<Act>({ type: 'string', enum: [...ACTS] }) },
  { additionalProperties: false },
);

/** Sandbox tab 'Cartão': plays the card processor and the issuers. Decides analyses and contests, settles receipts, contests charges. */
export default defineSandbox({
  tab: { label: 'Cartão', path: '/sandbox/cartao', order: 14 },
  eachDay: [...cardTurns, cardDebits],
  routes(app, { services, show, orFault }) {
    const { db } = services.store;
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Cobranças no cartão', fault, body: tabBody(await latest(db)) });
    app.get('/sandbox/cartao', hide, (_request, reply) => tab(reply));
    app.post('/sandbox/cartao/:id', hide, (request, reply) => {
      const { act } = (request.body ?? {}) as { act?: Act };
      return orFault(
        reply,
        async () => {
          await play(db, idOf(request), act!);
          return '/sandbox/cartao';
        },
        (fault) => tab(reply, fault.message),
      );
    });
    app.post<{ Body: { id: number; act: Act } }>(
      '/sandbox/api/cards/act',
      { schema: { hide: true, body: ActBody } },
      async ({ body }) => {
        await play(db, body.id, body.act);
        return { ok: true };
      },
    );
  },
});

const mayOf = ({ status, contest_state }: Shown): Act[] => {
  if (status === 'waiting') return ['approve', 'deny'];
  if (status === 'contested') return contest_state === 'open' || contest_state === 'defended' ? ['win', 'lose'] : [];
  return status === 'approved' || status === 'paid' ? ['settle', 'contest'] : [];
};

/** Sends the processor's event of an act now. @throws Problem 404 where the charge has no card, 409 where its status does not allow it. */
async function play(db: Db, id: number, act: Act): Promise<void> {
  const one = (await latest(db, id))[0];
  if (!one?.order_key) throw notFound();
  if (!mayOf(one).includes(act)) throw new Problem(409, 'sandbox', 'Isto não pode acontecer com esta cobrança agora.');
  const now = await bankNow(db);
  const key = one.order_key;
  if (act === 'contest') return contestSandboxCard(db, key, now);
  if (act === 'settle') {
    const next = await db
      .selectFrom('card_receipts')
      .select('number')
      .where('charge_id', '=', id)
      .where('settled_at', 'is', null)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (!next) throw new Problem(409, 'sandbox', 'Tudo desta cobrança já foi liquidado.');
    return bring(db, `${key}:settled:${next.number}`, { key, kind: 'settled', number: next.number }, now);
  }
  if (act === 'approve' || act === 'deny')
    return bring(
      db,
      `${key}:analysis`,
      act === 'approve'
        ? { key, kind: 'approved', reason: 'SANDBX' }
        : { key, kind: 'denied', reason: 'Pagamento não autorizado por segurança.' },
      now,
    );
  return bring(db, `${key}:contest`, { key, kind: act === 'win' ? 'contest-won' : 'contest-lost' }, now);
}

type Told = Omit<Parameters<typeof planCardEvent>[1], 'event_id' | 'due_at'>;

/** Sends an event now, also one that is planned for later. */
async function bring(db: Db, event_id: string, told: Told, now: Date): Promise<void> {
  await planCardEvent(db, { event_id, ...told, due_at: now });
  await db
    .updateTable('sandbox_card_events')
    .set({ ...told, due_at: now })
    .where('event_id', '=', event_id)
    .where('taken', '=', false)
    .execute();
}

const LATEST = 40;
const latest = (db: Db, id?: number) =>
  db
    .selectFrom('card_charges as k')
    .innerJoin('charges as c', (on) => on.onRef('c.account_id', '=', 'k.account_id').onRef('c.id', '=', 'k.charge_id'))
    .innerJoin('accounts as a', 'a.id', 'k.account_id')
    .select(['c.id', 'c.customer_name', 'c.value', 'c.status', 'a.nickname as account'])
    .select(['k.brand', 'k.last4', 'k.instalments', 'k.order_key', 'k.contest_state'])
    .where('k.order_key', 'is not', null)
    .$if(id !== undefined, (query) => query.where('c.id', '=', id!))
    .orderBy('c.id', 'desc')
    .limit(LATEST)
    .execute();
type Shown = Awaited<ReturnType<typeof latest>>[number];

const tabBody = (rows: Shown[]): Html =>
  html`<h2>Números de teste</h2>
    <p class="soft">Qualquer validade futura e código. Um número válido que não está aqui é aprovado.</p>
    <ul>
      ${Object.entries(TEST_CARDS).map(([number, behaviour]) => html`<li><code>${number}</code> · ${behaviour}</li>`)}
    </ul>
    <h2>Cobranças</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhum cartão foi usado ainda.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/cartao/${one.id}">
          <strong>${formatMoney(one.value)} de ${one.customer_name} a ${one.account}</strong><br />
          <span class="soft small"
            >${one.brand && BRAND_NAMES[one.brand]} final ${one.last4} · ${one.instalments}× ·
            ${STATUS_LABELS[one.status]}</span
          >
          <div class="inline">
            ${mayOf(one).map((act) => html`<button class="plain" name="act" value="${act}">${LABELS[act]}</button>`)}
          </div>
        </form>`,
    )}`;
