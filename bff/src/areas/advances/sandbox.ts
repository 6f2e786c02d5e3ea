import { Type } from 'typebox';
import type { Db } from '../../core/database';
import { html, type Html } from '../../core/html';
import { formatMoney } from '../../core/money';
import { notFound } from '../../core/problem';
import { decideFunding, DENIED, FUNDING_CENTS } from '../../rails/funder/sandbox';
import '../../rails/funder/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { advanceRound } from './round';
import './tables';

const LATEST = 30;
const DecideBody = Type.Object(
  { key: Type.String({ maxLength: 40 }), reason: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
const STATES = { accepted: 'aceito', denied: 'negado', analysing: 'em análise' } as const;

/** Plays the funder: it decides on the contracts that it analyses. */
export default defineSandbox({
  tab: { label: 'Financiador', path: '/sandbox/financiador', order: 48 },
  eachDay: [advanceRound],
  routes(app, { services, show, orFault, now }) {
    const { db } = services.store;
    const decide = async (key: string, reason: string | null) => {
      if (!(await decideFunding(db, key, reason, await now()))) throw notFound();
      services.jobs.nudge(advanceRound.name);
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Financiador', fault, body: tabBody(await latest(db)) });
    app.get('/sandbox/financiador', hide, (_request, reply) => tab(reply));
    app.post<{ Params: { key: string }; Body: { reason?: string } }>(
      '/sandbox/financiador/:key',
      hide,
      (request, reply) =>
        orFault(
          reply,
          async () => (await decide(request.params.key, request.body?.reason || null), '/sandbox/financiador'),
          (fault) => tab(reply, fault.message),
        ),
    );
    app.post<{ Body: { key: string; reason?: string } }>(
      '/sandbox/api/fundings/decide',
      { schema: { hide: true, body: DecideBody } },
      async ({ body }) => (await decide(body.key, body.reason ?? null), { ok: true }),
    );
  },
});

const latest = (db: Db) => db.selectFrom('sandbox_fundings').selectAll().orderBy('at', 'desc').limit(LATEST).execute();

const tabBody = (rows: Awaited<ReturnType<typeof latest>>): Html =>
  html`<h2>Contratos no financiador</h2>
    <p class="soft">
      Os centavos do primeiro boleto decidem: ${FUNDING_CENTS.denied} nega, ${FUNDING_CENTS.analysed} fica em análise
      até a decisão aqui; os outros são aceitos na hora.
    </p>
    ${rows.length === 0 && html`<p class="soft">Nenhum contrato chegou ao financiador.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/financiador/${one.key}">
          <strong>${formatMoney(one.net)}</strong><br />
          <span class="soft small">${one.key} · ${STATES[one.state]} · ${formatMoment(one.at)}</span>
          ${
            one.state === 'analysing' &&
            html`<div class="inline">
              <button>Aceitar</button>
              <button class="plain" name="reason" value="${DENIED}">Negar</button>
            </div>`
          }
        </form>`,
    )}`;
