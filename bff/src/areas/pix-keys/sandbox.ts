import { Type, type Static } from 'typebox';
import type { JobTools } from '../../core/jobs';
import type { Trx } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { readKey } from '../../rails/pix-directory/keys';
import { KNOWN_KEYS, OTHER_BANKS } from '../../rails/pix-directory/people';
import { setSandboxKey } from '../../rails/pix-directory/sandbox';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { formatMoment } from '../../sandbox/layout';
import type { Db } from '../../core/database';
import { moveClaim, movesOf, openClaim } from './claims';
import type { ClaimRow } from './tables';
import { partyOf } from './parties';
import { claimsRound } from './round';
import './tables';

const KeyBody = Type.Object(
  { key: Type.String({ maxLength: 90 }), document: Type.Optional(Type.String({ maxLength: 18 })) },
  { additionalProperties: false },
);
const AnswerBody = Type.Object(
  { key: Type.String({ maxLength: 90 }), move: Type.Union([Type.Literal('confirm'), Type.Literal('reject')]) },
  { additionalProperties: false },
);

const STRANGER = KNOWN_KEYS['+5511999990001']!;

/** Console that plays the other bank of a portability or claim, and the directory that both banks share. */
export default defineSandbox({
  tab: { label: 'Chaves Pix', path: '/sandbox/chaves', order: 52 },
  eachDay: [claimsRound],
  routes(app, { services, show, orFault, now }) {
    const { db, transaction } = services.store;
    const work = async (run: (trx: Trx, tools: JobTools) => Promise<unknown>) => {
      const after: (() => void | Promise<void>)[] = [];
      await transaction((trx) => run(trx, { services, afterCommit: (one) => void after.push(one) }));
      for (const one of after) await one();
    };
    /** Another bank asks for a key of this bank: a portability for its holder, or a claim by a stranger who has the phone now. */
    const ask = async (typed: string) => {
      const key = readKey(typed);
      const at = await now();
      await work(async (trx) => {
        const own = key && (await activeKey(trx, key.key));
        if (!own || own.type === 'random')
          throw fieldProblem('key', 'Informe uma chave deste banco que possa ser pedida.');
        const { holder } = await partyOf(trx, own.account_id);
        const isPhone = own.type === 'phone';
        const claimer = isPhone ? { ...STRANGER, ownedDays: undefined } : { holder, account: OTHER_BANKS[1]! };
        const kind = isPhone ? 'claim' : 'portability';
        const open = await trx
          .selectFrom('pix_claims')
          .select('id')
          .where('key', '=', own.key)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (open) throw new Problem(409, 'asked', 'Esta chave já foi pedida.');
        const subject = { kind, type: own.type as ClaimRow['type'], key: own.key } as const;
        const party = { holder: claimer.holder, account: claimer.account };
        await openClaim(trx, subject, { claimer: party, donor: own.account_id }, at);
      });
      await work(async (trx, tools) => claimsRound.run(trx, {}, tools, undefined));
    };
    /** The other bank answers the key's open claim. @throws Problem 422 where none is open or both sides are of this bank. */
    const answer = async (typed: string, move: 'confirm' | 'reject') => {
      const key = readKey(typed)?.key ?? '';
      const at = await now();
      await work(async (trx, tools) => {
        const rows = await openClaims(trx, key);
        const [row] = rows;
        if (!row || rows.length > 1) throw fieldProblem('key', 'O outro lado desta chave não está em outro banco.');
        await moveClaim(trx, tools, { number: row.number, side: otherSide(row), move }, at);
      });
      await work(async (trx, tools) => claimsRound.run(trx, {}, tools, undefined));
    };
    const setKey = async ({ key: typed, document }: Static<typeof KeyBody>) => {
      const read = readKey(typed);
      if (!read) throw fieldProblem('key', 'Informe uma chave Pix.');
      const person = document
        ? { name: 'Titular em outro banco', document, kind: document.length === 11 ? ('F' as const) : ('J' as const) }
        : STRANGER.holder;
      await setSandboxKey(db, read.key, { holder: person, account: OTHER_BANKS[0]! }, await now());
    };
    const showTab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Chaves Pix', fault, body: tabBody(await openClaims(db)) });

    app.get('/sandbox/chaves', hide, (_request, reply) => showTab(reply));
    const form = (path: string, run: (body: Record<string, string>) => Promise<void>) =>
      app.post(`/sandbox/chaves/${path}`, hide, (request, reply) =>
        orFault(
          reply,
          async () => (await run((request.body ?? {}) as Record<string, string>), '/sandbox/chaves'),
          (fault) => showTab(reply, fault.message),
        ),
      );
    form('pedir', ({ chave = '' }) => ask(chave));
    form('responder', ({ chave = '', resposta }) => answer(chave, resposta === 'confirm' ? 'confirm' : 'reject'));
    form('cadastrar', ({ chave = '', documento }) =>
      setKey({ key: chave, ...(documento ? { document: documento } : {}) }),
    );
    app.post<{ Body: { key: string } }>(
      '/sandbox/api/pix/claims',
      { schema: { hide: true, body: KeyBody } },
      async ({ body }) => (await ask(body.key), { ok: true }),
    );
    app.post<{ Body: Static<typeof AnswerBody> }>(
      '/sandbox/api/pix/claims/answer',
      { schema: { hide: true, body: AnswerBody } },
      async ({ body }) => (await answer(body.key, body.move), { ok: true }),
    );
    app.post<{ Body: Static<typeof KeyBody> }>(
      '/sandbox/api/pix/keys',
      { schema: { hide: true, body: KeyBody } },
      async ({ body }) => (await setKey(body), { ok: true }),
    );
  },
});

const activeKey = (db: Db, key: string) =>
  db.selectFrom('pix_keys').selectAll().where('key', '=', key).where('state', '=', 'active').executeTakeFirst();

const openClaims = (db: Db, key?: string) =>
  db
    .selectFrom('pix_claims')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(key !== undefined, (q) => q.where('key', '=', key!))
    .orderBy('opened_at', 'desc')
    .limit(50)
    .execute();

const otherSide = ({ side }: ClaimRow) => (side === 'donor' ? 'claimer' : 'donor');

const STATES: Record<ClaimRow['state'], string> = {
  OPEN: 'aberto',
  WAITING_RESOLUTION: 'aguardando resposta',
  CONFIRMED: 'confirmado',
  COMPLETED: 'concluído',
  CANCELLED: 'cancelado',
};
const KINDS = { portability: 'Portabilidade', claim: 'Reivindicação' } as const;

function claimCard(row: ClaimRow): Html {
  const moves = movesOf({ ...row, side: otherSide(row) });
  return html`<form class="card" method="post" action="/sandbox/chaves/responder">
    <strong>${KINDS[row.kind]} de ${row.key}</strong><br />
    <span class="soft small"
      >${row.side === 'donor' ? 'pedida a este banco por' : 'pedida por este banco a'} ${row.other.account.bankName}
      (${row.other.holder.name}) · ${STATES[row.state]} · até ${formatMoment(row.answer_by)}</span
    >
    <input type="hidden" name="chave" value="${row.key}" />
    <div class="inline">
      ${moves.includes('confirm') && html`<button name="resposta" value="confirm">Confirmar pelo outro banco</button>`}
      ${moves.includes('reject') && html`<button class="plain" name="resposta" value="reject">Recusar pelo outro banco</button>`}
    </div>
  </form>`;
}

const tabBody = (rows: ClaimRow[]): Html =>
  html`<h2>Outro banco pede uma chave</h2>
    <form class="card inline" method="post" action="/sandbox/chaves/pedir">
      <label>Chave deste banco <input name="chave" required maxlength="90" /></label><button>Pedir</button>
    </form>
    <h2>Cadastrar uma chave em outro banco</h2>
    <form class="card inline" method="post" action="/sandbox/chaves/cadastrar">
      <label>Chave <input name="chave" required maxlength="90" /></label>
      <label>CPF ou CNPJ do titular, só números <input name="documento" maxlength="14" /></label
      ><button class="plain">Cadastrar</button>
    </form>
    <h2>Pedidos em aberto</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhuma portabilidade ou reivindicação em aberto.</p>`}
    ${rows.map(claimCard)}`;
