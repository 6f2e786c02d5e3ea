// A list of very many charges against a list of few: each filter, each order, both ways, at its first, last and middle pages.
import { ms, percentile } from './numbers.mjs';

const LIST = '/bff/v2/charges/banking-billet';
const ORDERS = ['id', 'value', 'expire_at', 'paid_at', 'created_at', 'customer_corporate_name', 'status'];
const SIZE = 15;

const dayBack = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export const FREQUENT_WORD = 'a word most have';

/** What the lists are narrowed to; `of` is a charge of the account in question. */
export const FILTERS = {
  'no filter': () => ({}),
  'filed away': () => ({ filed: true }),
  paid: () => ({ status: ['paid'] }),
  'to be paid': () => ({ status: ['new', 'waiting', 'unpaid'] }),
  contested: () => ({ status: ['contested'] }),
  'due in a month': () => ({ due: { from: dayBack(100), to: dayBack(70) } }),
  'issued in a month, paid': () => ({ issued: { from: dayBack(60), to: dayBack(30) }, status: ['paid'] }),
  'paid in a week': () => ({ paid: { from: dayBack(37), to: dayBack(30) } }),
  'R$ 300 to R$ 400': () => ({ value: { min: 30_000, max: 40_000 } }),
  'one document': (of) => ({ document: of.customer_cpf }),
  'a name': (of) => ({ text: of.customer_corporate_name.split(' ').slice(0, 2).join(' ') }),
  'a tag': (of) => ({ tags: [of.tags[0].id] }),
  [FREQUENT_WORD]: () => ({ text: 'com' }),
};

/** A charge to take a document, name and tag from: the same one in both accounts, or one like it. */
async function sample(caller) {
  const { json } = await caller.post(`${LIST}/opened`, { size: 100, status: ['paid'] });
  return json.items.find((row) => row.tags.length) ?? json.items[0];
}

/**
 * Times of one filter for each caller, in turn, so that the machine's noise falls on all alike: { first, last, middle, totals } of samples.
 * The account changes before each, so that no answer is a cached one.
 */
export async function measureFilter(callers, name, rounds, change) {
  const targets = [];
  for (const caller of callers) {
    const { filed = false, ...filter } = FILTERS[name](await sample(caller));
    const { json } = await caller.post(`${LIST}/totals`, { filed, ...filter });
    targets.push({
      caller,
      path: `${LIST}/${filed ? 'filed' : 'opened'}`,
      filter,
      filed,
      pages: Math.max(1, Math.ceil(json.total.count / SIZE)),
      total: json.total.count,
      times: { first: {}, last: {}, middle: [], totals: [] },
    });
  }
  const pages = {
    first: () => 1,
    last: (target) => target.pages,
    middle: (target) => 1 + Math.floor(Math.random() * target.pages),
  };
  for (let round = -1; round < rounds; round++)
    for (const order of ORDERS)
      for (const asc of [true, false])
        for (const where of ['first', 'last', 'middle'])
          for (const target of targets) {
            await change(target.caller);
            const took = (
              await target.caller.post(target.path, { ...target.filter, order, asc, page: pages[where](target) })
            ).ms;
            if (round < 0) continue;
            if (where === 'middle') target.times.middle.push(took);
            else (target.times[where][order] ??= []).push(took);
          }
  for (let n = 0; n < 20; n++)
    for (const target of targets) {
      await change(target.caller);
      target.times.totals.push(
        (await target.caller.post(`${LIST}/totals`, { filed: target.filed, ...target.filter })).ms,
      );
    }
  return targets;
}

/** p95 of the many against p95 of the few, at the worst order. */
export function compare([few, many]) {
  const p95 = (times) => percentile(times, 0.95);
  const worst = (where) =>
    ORDERS.map((order) => ({ order, few: p95(few.times[where][order]), many: p95(many.times[where][order]) }))
      .map((one) => ({ ...one, ratio: one.many / one.few }))
      .reduce((a, b) => (a.ratio > b.ratio ? a : b));
  const all = (where) => ({
    few: p95(Object.values(few.times[where]).flat()),
    many: p95(Object.values(many.times[where]).flat()),
  });
  const told = ({ few: a, many: b }) => `${ms(a)} → ${ms(b)}`;
  return {
    first: {
      ...all('first'),
      ratio: all('first').many / all('first').few,
      told: told(all('first')),
      worst: worst('first'),
    },
    last: { ...all('last'), ratio: all('last').many / all('last').few, told: told(all('last')), worst: worst('last') },
    middle: {
      ratio: p95(many.times.middle) / p95(few.times.middle),
      told: told({ few: p95(few.times.middle), many: p95(many.times.middle) }),
    },
    totals: p95(many.times.totals),
    count: many.total,
  };
}
