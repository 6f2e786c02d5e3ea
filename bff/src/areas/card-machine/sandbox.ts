import { Type } from 'typebox';
import { MACHINE_BRANDS, MODALITIES } from '@balcao/contract/card-machine/shapes';
import { OneOf } from '@balcao/contract/core/shapes';
import { notFound, Problem } from '../../core/problem';
import { CONTEST_REASONS, makeMachine, playContest, playSale, type Play } from '../../rails/acquirer/play';
import { endContest } from '../../rails/acquirer/sandbox';
import '../../rails/acquirer/tables';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { readReais } from '../../sandbox/inputs';
import { machineRound } from './round';
import { latest, tabBody } from './sandbox/tab';

const PATH = '/sandbox/maquininhas';

const SaleBody = Type.Object(
  {
    serial: Type.String({ maxLength: 40 }),
    modality: OneOf(MODALITIES),
    brand: Type.Optional(OneOf(MACHINE_BRANDS)),
    parcels: Type.Integer({ minimum: 1, maximum: 99 }),
    amount: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
  },
  { additionalProperties: false },
);
const ContestBody = Type.Object(
  { sale: Type.String({ maxLength: 40 }), end: Type.Optional(OneOf(['won', 'lost'])) },
  { additionalProperties: false },
);

/** Why a sale was not made, for who plays it. */
const REFUSALS = {
  unknown: 'Esta maquininha não foi ativada.',
  refused: 'O cartão foi recusado.',
  parcels: 'A maquininha não aceita tantas parcelas.',
  brand: 'O plano não tem taxa para esta modalidade, bandeira e parcelas.',
} as const;

interface Form {
  serial: string;
  kind: string;
  parcels?: string;
  amount: string;
}

/** 'credit visa' of the form's choice, as a sale. */
function readSale({ serial, kind, parcels = '1', amount }: Form): Play {
  const [modality, brand] = kind.split(' ') as [Play['modality'], Play['brand'] | undefined];
  if (!MODALITIES.includes(modality)) throw new Problem(422, 'invalid', 'Escolha a modalidade.');
  return { serial, modality, brand: brand ?? null, parcels: Number(parcels) || 1, amount: readReais(amount) };
}

/** Plays the acquirer: machines come by post, sell, and what they sold is contested; instalments are paid on their day. */
export default defineSandbox({
  tab: { label: 'Maquininhas', path: PATH, order: 47 },
  eachDay: [machineRound],
  routes(app, { services, show, orFault, now }) {
    const { db } = services.store;
    /** The round is run at once, not at its next minute. */
    const enqueueRound = async () => {
      await services.store.transaction((trx) => services.jobs.enqueue(trx, machineRound, {}));
      services.jobs.nudge(machineRound.name);
    };
    const sell = async (play: Play) => {
      const played = await playSale(db, play);
      if (typeof played === 'string') throw new Problem(422, played, REFUSALS[played]);
      await enqueueRound();
      return played;
    };
    const contest = async (sale: string, end?: 'won' | 'lost') => {
      const done = end
        ? await endContest(db, sale, end === 'lost', await now())
        : await playContest(db, sale, CONTEST_REASONS[0]);
      if (!done) throw notFound();
      await enqueueRound();
    };
    const tab = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Maquininhas', fault, body: tabBody(PATH, await latest(db)) });
    const post = <B>(path: string, work: (body: B) => Promise<unknown>) =>
      app.post<{ Body: B }>(`${PATH}${path}`, hide, (request, reply) =>
        orFault(
          reply,
          async () => (await work(request.body as B), PATH),
          (fault) => tab(reply, fault.message),
        ),
      );
    app.get(PATH, hide, (_request, reply) => tab(reply));
    post('/nova', () => makeMachine(db));
    post<Form>('/venda', (body) => sell(readSale(body)));
    post<{ sale: string; end?: 'won' | 'lost' }>('/contestacao', ({ sale, end }) => contest(sale, end));
    app.post('/sandbox/api/machines', hide, () => makeMachine(db));
    app.post<{ Body: Omit<Play, 'brand'> & Partial<Play> }>(
      '/sandbox/api/machines/sale',
      { schema: { hide: true, body: SaleBody } },
      ({ body }) => sell({ brand: null, ...body }),
    );
    app.post<{ Body: { sale: string; end?: 'won' | 'lost' } }>(
      '/sandbox/api/machines/contest',
      { schema: { hide: true, body: ContestBody } },
      async ({ body }) => (await contest(body.sale, body.end), { ok: true }),
    );
  },
});
