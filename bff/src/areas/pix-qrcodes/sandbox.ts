import { Type, type Static } from 'typebox';
import { formatMoney } from '../../core/money';
import type { Db } from '../../core/database';
import '../../kits/money/pix/tables';
import { KNOWN_KEYS } from '../../rails/pix-directory/people';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { readReais } from '../../sandbox/inputs';
import { formatMoment } from '../../sandbox/layout';
import { sendIn, type Sent } from './incoming';

const LATEST = 20;
const ReceiveBody = Type.Object(
  {
    key: Type.Optional(Type.String({ maxLength: 90 })),
    code: Type.Optional(Type.String({ maxLength: 1024 })),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999_999_999, description: 'integer cents' })),
    message: Type.Optional(Type.String({ maxLength: 140 })),
    payer: Type.Optional(Type.String({ maxLength: 77 })),
    endToEnd: Type.Optional(Type.String({ pattern: '^E[0-9]{20}[0-9A-Za-z]{11}$' })),
  },
  { additionalProperties: false },
);

/** Console from which people at other banks send Pix to accounts of this bank. */
export default defineSandbox({
  tab: { label: 'Receber Pix', path: '/sandbox/receber-pix', order: 50 },
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const send = async (sent: Sent) => {
      const at = await now();
      const after: (() => void | Promise<void>)[] = [];
      const tools = { services, afterCommit: (one: () => void | Promise<void>) => void after.push(one) };
      const pix = await transaction((trx) => sendIn(trx, tools, sent, at));
      for (const one of after) await one();
      return { taken: pix !== null, id: pix?.id ?? null, endToEnd: pix?.end_to_end ?? sent.endToEnd ?? null };
    };
    const showTab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Receber Pix', fault, body: tabBody(await latest(db)) });
    app.get('/sandbox/receber-pix', hide, (_request, reply) => showTab(reply));
    app.post('/sandbox/receber-pix', hide, (request, reply) => {
      const form = (request.body ?? {}) as Record<'para' | 'valor' | 'mensagem' | 'quem', string | undefined>;
      const to = (form.para ?? '').trim();
      return orFault(
        reply,
        async () => {
          await send({
            ...(to.startsWith('000201') ? { code: to } : { key: to }),
            amount: form.valor?.trim() ? readReais(form.valor) : undefined,
            message: (form.mensagem ?? '').slice(0, 140),
            payer: form.quem,
          });
          return '/sandbox/receber-pix';
        },
        (fault) => showTab(reply, fault.message),
      );
    });
    app.post<{ Body: Static<typeof ReceiveBody> }>(
      '/sandbox/api/pix/receive',
      { schema: { hide: true, body: ReceiveBody } },
      ({ body }) => send(body),
    );
  },
});

const latest = (db: Db) =>
  db
    .selectFrom('pix_received as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.amount', 'p.payer_name', 'p.payer_bank', 'p.received_at', 'a.nickname'])
    .orderBy('p.received_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(LATEST)
    .execute();

const tabBody = (rows: Awaited<ReturnType<typeof latest>>): Html =>
  html`<h2>Enviar um Pix a uma conta deste banco</h2>
    <form class="card inline" method="post" action="/sandbox/receber-pix">
      <label>Chave ou Pix Copia e Cola <input name="para" required maxlength="1024" /></label>
      <label>Valor, se o código não diz <input name="valor" inputmode="decimal" /></label>
      <label>Mensagem <input name="mensagem" maxlength="140" /></label>
      <label
        >Quem paga
        <select name="quem">
          ${Object.entries(KNOWN_KEYS).map(
            ([key, { holder, account }]) => html`<option value="${key}">${holder.name} · ${account.bankName}</option>`,
          )}
        </select></label
      ><button>Enviar Pix</button>
    </form>
    <h2>Últimos recebidos</h2>
    ${rows.map(
      (one) =>
        html`<div class="card row">
          <span class="grow">${one.payer_name} (${one.payer_bank}) para ${one.nickname}</span>
          <span class="money">${formatMoney(one.amount)}</span
          ><span class="soft small">${formatMoment(one.received_at)}</span>
        </div>`,
    )}`;
