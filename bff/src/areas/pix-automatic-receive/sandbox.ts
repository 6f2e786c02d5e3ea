import { Type, type Static } from 'typebox';
import type { Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { schedule } from './charges';
import { payerAccepts, payerBankRefuses, payerPays, payerRefuses } from './payer';
import { collectionsRound } from './round';
import './tables';

const ANSWERS = ['accept', 'refuse', 'pay', 'no-funds', 'funds', 'refuse-charge'] as const;
type Answer = (typeof ANSWERS)[number];
const AnswerBody = Type.Object(
  { id: Type.Integer({ minimum: 1 }), answer: Type.Unsafe<Answer>({ type: 'string', enum: [...ANSWERS] }) },
  { additionalProperties: false },
);
const WORDS: Record<Answer, string> = {
  accept: 'Autorizar',
  refuse: 'Recusar',
  pay: 'Pagar agora',
  'no-funds': 'Deixar sem saldo',
  funds: 'Pôr saldo',
  'refuse-charge': 'Banco recusa a cobrança',
};
const PATH = '/sandbox/pix-automatico-a-receber';

/** Plays the payers of this bank's receivers, who authorise or refuse, and have money or none. */
export default defineSandbox({
  tab: { label: 'Pix automático a receber', path: PATH, order: 55 },
  eachDay: [collectionsRound],
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const answer = async ({ id, answer: given }: Static<typeof AnswerBody>) => {
      const at = await now();
      const after: (() => void | Promise<void>)[] = [];
      const tools: JobTools = { services, afterCommit: (one) => void after.push(one) };
      await transaction(async (trx) => {
        if (given === 'accept') {
          await payerAccepts(trx, tools, id, at);
          // the payer's bank accepts the first charge at once
          await schedule(trx, tools, at);
        } else if (given === 'refuse') await payerRefuses(trx, tools, id, at);
        else if (given === 'pay') await payerPays(trx, tools, id, at);
        else if (given === 'refuse-charge') await payerBankRefuses(trx, tools, id, at);
        else await setFunds(trx, id, given === 'funds');
      });
      for (const one of after) await one();
    };
    const showTab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Pix automático a receber', fault, body: tabBody(await running(db)) });
    app.get(PATH, hide, (_request, reply) => showTab(reply));
    app.post<{ Params: { id: string } }>(`${PATH}/:id`, hide, (request, reply) =>
      orFault(
        reply,
        async () => {
          const { resposta } = (request.body ?? {}) as { resposta?: string };
          const choice = ANSWERS.find((one) => one === resposta);
          if (choice) await answer({ id: Number(request.params.id) || 0, answer: choice });
          return PATH;
        },
        (fault) => showTab(reply, fault.message),
      ),
    );
    app.post<{ Body: Static<typeof AnswerBody> }>(
      '/sandbox/api/pix/collections/answers',
      { schema: { hide: true, body: AnswerBody } },
      async ({ body }) => (await answer(body), { ok: true }),
    );
  },
});

async function setFunds(trx: Trx, id: number, hasFunds: boolean): Promise<void> {
  const row = await trx.selectFrom('pix_collections').select('recurrence').where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const { recurrence } = row;
  if (hasFunds) await trx.deleteFrom('sandbox_pix_poor_payers').where('recurrence', '=', recurrence).execute();
  else
    await trx
      .insertInto('sandbox_pix_poor_payers')
      .values({ recurrence })
      .onConflict((c) => c.doNothing())
      .execute();
}

const running = (db: Db) =>
  db
    .selectFrom('pix_collections as p')
    .leftJoin('sandbox_pix_poor_payers as poor', 'poor.recurrence', 'p.recurrence')
    .select(['p.id', 'p.payer_name', 'p.contract', 'p.state', 'poor.recurrence as poor'])
    .where('p.state', 'in', ['CRIADA', 'APROVADA'])
    .orderBy('p.id', 'desc')
    .limit(30)
    .execute();

const button = (id: number, answer: Answer): Html =>
  html`<form method="post" action="${PATH}/${id}">
    <input type="hidden" name="resposta" value="${answer}" /><button>${WORDS[answer]}</button>
  </form>`;

const tabBody = (rows: Awaited<ReturnType<typeof running>>): Html =>
  html`<h2>Os pagadores respondem</h2>
    ${rows.map(
      ({ id, payer_name, contract, state, poor }) =>
        html`<div class="card inline">
          <span class="grow">${payer_name} · ${contract}</span>
          ${(state === 'CRIADA'
            ? (['accept', 'refuse'] as const)
            : (['pay', poor ? 'funds' : 'no-funds', 'refuse-charge'] as const)
          ).map((what) => button(id, what))}
        </div>`,
    )}`;
