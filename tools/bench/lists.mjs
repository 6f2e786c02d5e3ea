// Compares a list of very many charges with a list of few: each filter and order, both directions, first, last and middle pages.
import { ms, percentile } from './numbers.mjs';

const LIST = '/bff/v2/charges/banking-billet';
const ORDERS = ['id', 'value', 'expire_at', 'paid_at', 'created_at', 'customer_corporate_name', 'status'];
const SIZE = 15;

const dayBack = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export const FREQUENT_WORD = 'a word most have';

/** Filters of the lists by name; `of`: a charge of the account, whose document, name and tag are searched for. */
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

/** A paid charge whose document, name and tag the filters use, with a tag if any has one; the same or a similar charge in both accounts. */
async function sample(caller) {
  const { json } = await caller.post(`${LIST}/opened`, { size: 100, status: ['paid'] });
  return json.items.find((row) => row.tags.length) ?? json.items[0];
}

/**
 * Milliseconds of one filter for each caller: samples of { first, last, middle, totals }. The callers take turns, so that noise of the
 * machine affects all alike. Each account is changed before each call, so that no answer is a cached one.
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

/** p95 of many charges against p95 of few, over all orders; `told` is both as a text. */
export function compare([few, many]) {
  const p95 = (times) => percentile(times, 0.95);
  const all = (where) => ({
    few: p95(Object.values(few.times[where]).flat()),
    many: p95(Object.values(many.times[where]).flat()),
  });
  const told = ({ few: a, many: b }) => `${ms(a)} → ${ms(b)}`;
  return {
    first: { ...all('first'), ratio: all('first').many / all('first').few, told: told(all('first')) },
    last: { ...all('last'), ratio: all('last').many / all('last').few, told: told(all('last')) },
    middle: {
      ratio: p95(many.times.middle) / p95(few.times.middle),
      told: told({ few: p95(few.times.middle), many: p95(many.times.middle) }),
    },
    totals: p95(many.times.totals),
    count: many.total,
  };
}
