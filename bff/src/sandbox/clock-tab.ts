import { Type, type Static } from 'typebox';
import { addDays } from '../core/calendar';
import type { JobSpec } from '../core/jobs';
import type { Problem } from '../core/problem';
import type { FastifyReply } from 'fastify';
import { moveClock, readClock, type ClockState } from './clock';
import { defineSandbox, hide } from './define-sandbox';
import { html, type Html } from '../core/html';
import { readInstant, readMove } from './inputs';
import { formatMoment } from './layout';

const ClockBody = Type.Object(
  {
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601 instant, or a São Paulo day' })),
    reset: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

/** The console's section of the bank's clock. @param eachDay jobs that a move of the clock starts. */
export const clockTab = (eachDay: readonly JobSpec<object, any>[]) =>
  defineSandbox({
    tab: { label: 'Relógio', path: '/sandbox/relogio', order: 910 },
    routes(app, { services, show, orFault, now, today }) {
      const { db } = services.store;
      const move = (to: Parameters<typeof moveClock>[1]) => moveClock(services, to, eachDay);
      const showClock = async (reply: FastifyReply, fault?: Problem) =>
        show(reply, {
          title: 'Relógio',
          fault: fault?.message,
          body: clockBody(await readClock(db), addDays(await today(), 1)),
        });
      app.get('/sandbox/relogio', hide, (_request, reply) => showClock(reply));
      app.post('/sandbox/relogio', hide, (request, reply) =>
        orFault(
          reply,
          async () => (await move(readMove((request.body ?? {}) as object, await now())), '/sandbox/relogio'),
          (fault) => showClock(reply, fault),
        ),
      );
      app.get('/sandbox/api/clock', hide, () => readClock(db));
      app.post<{ Body: Static<typeof ClockBody> }>(
        '/sandbox/api/clock',
        { schema: { hide: true, body: ClockBody } },
        async ({ body }) => {
          if (body.days !== undefined) return move({ days: body.days });
          if (body.at !== undefined) return move({ at: readInstant(body.at, await now()) });
          return move({ reset: true });
        },
      );
    },
  });

/** The page's body: the bank's time and the forms that move it. */
function clockBody(clock: ClockState, tomorrow: string): Html {
  const days = Math.round(clock.offsetSeconds / 86_400);
  return html`<div class="card">
      <h2>${formatMoment(clock.now)}</h2>
      <p class="soft">
        ${clock.offsetSeconds === 0 ? 'Hora real.' : `Adiantado em cerca de ${days === 1 ? '1 dia' : `${days} dias`}.`}
        O relógio só anda para a frente, porque os lançamentos já feitos não podem ficar no futuro. Ao mudar, o banco
        faz as rotinas do dia: boletos não pagos passam a Vencido e os que passaram do prazo são baixados.
      </p>
      <form class="inline" method="post" action="/sandbox/relogio">
        <input type="hidden" name="dias" value="1" /><button>Avançar 1 dia</button>
      </form>
      <form class="inline" method="post" action="/sandbox/relogio">
        <label>Dias a avançar<input type="number" name="dias" min="1" max="3650" value="7" required /></label
        ><button>Avançar</button>
      </form>
      <form class="inline" method="post" action="/sandbox/relogio">
        <label>Até a data<input type="date" name="data" min="${tomorrow}" required /></label
        ><button>Ir para a data</button>
      </form>
    </div>
    <form class="card" method="post" action="/sandbox/relogio">
      <h2>Voltar à hora real</h2>
      <p class="soft small">
        O que aconteceu no tempo adiantado continua com as datas de então, à frente da hora real.
      </p>
      <input type="hidden" name="real" value="1" /><button class="plain">Usar a hora real</button>
    </form>`;
}
