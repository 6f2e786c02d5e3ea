import { Type } from 'typebox';
import { Id } from '@balcao/contract/core/shapes';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { idOf } from '../../sandbox/inputs';
import { formatMoment } from '../../sandbox/layout';
import { answerOnDevice, operationsOnDevices, type OnDevice } from './service';

const AnswerBody = Type.Object(
  { id: Id, answer: Type.Unsafe<'approved' | 'refused'>({ type: 'string', enum: ['approved', 'refused'] }) },
  { additionalProperties: false },
);

/** Plays the person's phone: shows what waits for approval, and takes the answer. */
export default defineSandbox({
  tab: { label: 'Celular', path: '/sandbox/celular', order: 60 },
  routes(app, { services, show, orFault }) {
    const { db, transaction } = services.store;
    const answerTo = (id: number, answer: 'approved' | 'refused') =>
      transaction((trx) => answerOnDevice(trx, id, answer));
    const showPhone = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Celular', fault, body: phoneBody(await operationsOnDevices(db)) });

    app.get('/sandbox/celular', hide, (_request, reply) => showPhone(reply));
    app.post('/sandbox/celular/:id', hide, (request, reply) => {
      const approved = (request.body as { resposta?: string } | undefined)?.resposta === 'autorizar';
      const work = async () => (await answerTo(idOf(request), approved ? 'approved' : 'refused'), '/sandbox/celular');
      return orFault(reply, work, (fault) => showPhone(reply, fault.message));
    });
    app.get('/sandbox/api/devices', hide, () => operationsOnDevices(db));
    app.post<{ Body: { id: number; answer: 'approved' | 'refused' } }>(
      '/sandbox/api/devices/answer',
      { schema: { hide: true, body: AnswerBody } },
      async ({ body }) => (await answerTo(body.id, body.answer), { ok: true }),
    );
  },
});

const STATES = {
  pending: 'expirada',
  approved: 'autorizada',
  refused: 'recusada',
  used: 'autorizada e concluída',
} as const;

function phoneBody(operations: OnDevice[]): Html {
  const waiting = operations.filter((one) => one.status === 'pending' && !one.late && one.device);
  const answered = operations.filter((one) => !waiting.includes(one));
  return html`<h2>Aguardando sua autorização</h2>
    ${waiting.length === 0 && html`<p class="soft">Nenhuma operação aguarda autorização. As que o portal pedir aparecem aqui.</p>`}
    ${waiting.map(
      (one) =>
        html`<form class="card" method="post" action="/sandbox/celular/${one.id}">
          ${operationBody(one)}
          <div class="inline">
            <button name="resposta" value="autorizar">Autorizar</button
            ><button class="plain" name="resposta" value="recusar">Recusar</button>
          </div>
        </form>`,
    )}
    ${answered.length > 0 && html`<h2>Respondidas</h2>`}
    ${answered.map(
      (one) =>
        html`<div class="card">
          ${operationBody(one)}
          <p class="soft">Operação ${STATES[one.status]}.</p>
        </div>`,
    )}`;
}

const operationBody = (one: OnDevice): Html =>
  html`<strong>${one.summary}</strong><br /><span class="soft small"
      >${one.person} · ${one.account} · ${one.device || 'sem dispositivo'} · ${formatMoment(one.createdAt)}</span
    >
    ${one.lines.map((line) => html`<p class="row"><span class="soft">${line.label}</span><span class="money">${line.value}</span></p>`)}`;
