import { Type } from 'typebox';
import type { Db } from '../../core/database';
import { formatDocument } from '../../core/documents';
import { html, type Html } from '../../core/html';
import { notFound } from '../../core/problem';
import { answerSalary, REASONS } from '../../rails/salary/sandbox';
import '../../rails/salary/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { portabilityRound } from './round';
import './tables';

const LATEST = 30;
const AnswerBody = Type.Object(
  { key: Type.String({ maxLength: 40 }), reason: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);

/** Plays the banks that pay salaries: they accept or reject what was asked, or say nothing until the deadline. */
export default defineSandbox({
  tab: { label: 'Salários', path: '/sandbox/salarios', order: 46 },
  eachDay: [portabilityRound],
  routes(app, { services, show, orFault, now }) {
    const { db } = services.store;
    const answer = async (key: string, reason: string | null) => {
      if (!(await answerSalary(db, key, reason, await now()))) throw notFound();
      services.jobs.nudge(portabilityRound.name);
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Salários', fault, body: tabBody(await latest(db)) });
    app.get('/sandbox/salarios', hide, (_request, reply) => tab(reply));
    app.post<{ Params: { key: string }; Body: { reason?: string } }>('/sandbox/salarios/:key', hide, (request, reply) =>
      orFault(
        reply,
        async () => (await answer(request.params.key, request.body?.reason || null), '/sandbox/salarios'),
        (fault) => tab(reply, fault.message),
      ),
    );
    app.post<{ Body: { key: string; reason?: string } }>(
      '/sandbox/api/salaries/answer',
      { schema: { hide: true, body: AnswerBody } },
      async ({ body }) => (await answer(body.key, body.reason ?? null), { ok: true }),
    );
  },
});

const latest = (db: Db) =>
  db
    .selectFrom('sandbox_salaries as s')
    .innerJoin('salary_portabilities as p', 'p.protocol', 's.key')
    .select(['s.key', 's.state', 's.at', 'p.employer_name', 's.employer', 's.person'])
    .orderBy('s.at', 'desc')
    .limit(LATEST)
    .execute();

const STATES = { open: 'sem resposta', accepted: 'aceito', rejected: 'recusado', cancelled: 'cancelado' } as const;

const tabBody = (rows: Awaited<ReturnType<typeof latest>>): Html =>
  html`<h2>Pedidos de portabilidade nos bancos que pagam</h2>
    ${rows.length === 0 && html`<p class="soft">Nenhum pedido. Os que o portal fizer aparecem aqui.</p>`}
    ${rows.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/salarios/${one.key}">
          <strong>${one.employer_name}</strong><br />
          <span class="soft small"
            >CNPJ ${formatDocument(one.employer)} · CPF ${formatDocument(one.person)} · ${STATES[one.state]} ·
            ${formatMoment(one.at)}</span
          >
          ${
            one.state === 'open' &&
            html`<div class="inline">
              <button>Aceitar</button>
              ${REASONS.map((reason) => html`<button class="plain" name="reason" value="${reason}">${reason}</button>`)}
            </div>`
          }
        </form>`,
    )}`;
