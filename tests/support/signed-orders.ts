import { randomUUID } from 'node:crypto';
import type { HttpCaller } from './bank-process';
import { sign } from './sign';

/** A call with its values, as a review answered them. */
export interface Asked {
  call: string;
  params?: Record<string, number>;
  body: object;
}

/** A signed call that is sent, with one key, until it is answered. */
export interface Order {
  key: string;
  prepare: (who: HttpCaller) => Promise<Asked>;
  /** The signed call as it was first sent; null before. */
  asked: Asked | null;
  /** Null as long as nothing was answered. */
  answer: any;
}

export const orderOf = (prepare: Order['prepare']): Order => ({
  key: randomUUID(),
  prepare,
  asked: null,
  answer: null,
});

export const isAnswered = ({ answer }: Order): boolean => answer !== null;

/** Calls a bank process by a key of the contract. */
export async function ask(
  who: HttpCaller,
  call: string,
  { params = {}, body }: { params?: Record<string, number>; body?: object } = {},
): Promise<{ status: number; json: any }> {
  const reply = await send(who, { call, params, body });
  return { status: reply.status, json: await reply.json() };
}

/** The first 100 rows of a list. */
export const searchAll = async (who: HttpCaller, call: string, body: object = {}): Promise<any[]> =>
  (await ask(who, call, { body: { size: 100, ...body } })).json.items;

function send(who: HttpCaller, { call, params = {}, body }: Omit<Asked, 'body'> & { body?: object }, key?: string) {
  const [method, path] = call.split(' ') as [string, string];
  return who.send(method, `/bff${path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`, body, key);
}

/** Sends the orders of a queue until the process dies; an order without an answer is to be sent again. */
export async function sendOrders(who: HttpCaller, queue: Order[]): Promise<void> {
  for (let order = queue.shift(); order; order = queue.shift()) {
    try {
      order.asked ??= await signed(who, await order.prepare(who));
      const reply = await send(who, order.asked, order.key);
      const answer = (await reply.json()) as any;
      if (!reply.ok) throw new Error(`${reply.status}: ${JSON.stringify(answer)}`);
      order.answer = answer.items?.[0] ?? answer;
    } catch (error) {
      if (!isDeath(error)) throw error;
      return;
    }
  }
}

/** Whether a call failed because the process that it was sent to died. */
export const isDeath = (error: unknown): boolean =>
  ['TypeError', 'TimeoutError', 'SyntaxError'].includes((error as Error).name);

async function signed(who: HttpCaller, asked: Asked): Promise<Asked> {
  const signer = { call: (key: string, request?: any) => ask(who, key, request) };
  return { ...asked, body: { ...asked.body, signature: await sign(signer, asked as any) } };
}
