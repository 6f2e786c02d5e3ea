import type { FastifyRequest } from 'fastify';
import type { Learnt } from './clients';

/** What is known of a request besides its body. */
export interface Held extends Learnt {
  /** pt-BR: why it was refused. */
  reason?: string;
  begun: number;
  /** It asks for a token. */
  isSignIn?: true;
}

const requests = new WeakMap<FastifyRequest, Held>();

/** What is held of a request, from its first line to its log. */
export function heldOf(request: FastifyRequest): Held {
  const facts = requests.get(request) ?? { begun: performance.now() };
  requests.set(request, facts);
  return facts;
}
