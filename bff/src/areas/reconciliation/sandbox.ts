import { randomUUID } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { normalizeDocument, personTypeOf } from '../../core/documents';
import { fieldProblem } from '../../core/problem';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html } from '../../core/html';
import { readReais } from '../../sandbox/inputs';
import { receiveTed } from './credits';

const TedBody = Type.Object(
  {
    account: Type.String({ maxLength: 20, description: 'number of an account of this bank' }),
    amount: Type.Integer({ minimum: 1, maximum: 99_999_999_999, description: 'integer cents' }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    document: Type.String({ maxLength: 18 }),
    eventId: Type.Optional(Type.String({ pattern: '^[\\w-]{1,60}$' })),
  },
  { additionalProperties: false },
);
type Ted = Static<typeof TedBody>;

/** Plays people at other banks who send TED to accounts of this one. */
export default defineSandbox({
  tab: { label: 'Receber TED', path: '/sandbox/receber-ted', order: 52 },
  routes(app, { services, show, orFault, now }) {
    const send = async (ted: Ted) => {
      const document = normalizeDocument(ted.document);
      if (!personTypeOf(document)) throw fieldProblem('document', 'Informe um CPF ou CNPJ válido');
      const at = await now();
      const after: (() => void | Promise<void>)[] = [];
      const tools = { services, afterCommit: (one: () => void | Promise<void>) => void after.push(one) };
      const taken = await services.store.transaction(async (trx) => {
        const account = await trx
          .selectFrom('accounts')
          .select('id')
          .where('account_number', '=', ted.account.trim())
          .where('is_shutdown', '=', false)
          .executeTakeFirst();
        if (!account) throw fieldProblem('account', 'Não há conta com este número neste banco.');
        return receiveTed(trx, tools, {
          accountId: account.id,
          key: ted.eventId ?? randomUUID(),
          amount: ted.amount,
          payer: { name: ted.name.trim(), document, bank: OTHER_BANKS[0]!.bankName },
          at,
        });
      });
      for (const one of after) await one();
      return { taken };
    };
    const body = html`<h2>Enviar uma TED a uma conta deste banco</h2>
      <form class="card inline" method="post" action="/sandbox/receber-ted">
        <label>Conta <input name="conta" required maxlength="20" /></label>
        <label>Valor <input name="valor" inputmode="decimal" required /></label>
        <label>Quem envia <input name="nome" required maxlength="80" /></label>
        <label>CPF ou CNPJ <input name="documento" required maxlength="18" /></label>
        <button>Enviar TED</button>
      </form>`;
    app.get('/sandbox/receber-ted', hide, (_request, reply) => show(reply, { title: 'Receber TED', body }));
    app.post('/sandbox/receber-ted', hide, (request, reply) => {
      const form = (request.body ?? {}) as Record<'conta' | 'valor' | 'nome' | 'documento', string | undefined>;
      return orFault(
        reply,
        async () => {
          await send({
            account: form.conta ?? '',
            amount: readReais(form.valor ?? ''),
            name: (form.nome ?? '').slice(0, 80),
            document: (form.documento ?? '').slice(0, 18),
          });
          return '/sandbox/receber-ted';
        },
        (fault) => show(reply, { title: 'Receber TED', fault: fault.message, body }),
      );
    });
    app.post<{ Body: Ted }>('/sandbox/api/ted/receive', { schema: { hide: true, body: TedBody } }, ({ body: ted }) =>
      send(ted),
    );
  },
});
