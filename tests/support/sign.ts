import type { Operation, Signature } from '@balcao/contract/core/signing';
import type { Challenge } from '@balcao/contract/signature';
import { DEMO_WORD } from '../../bff/src/demo/sign-ins';

/** A signed-in caller of the demo bank or of an empty one. */
export interface Signer {
  call(key: any, request?: any): Promise<{ status: number; json: any }>;
}

/** The signature of a word in the letters of a challenge, as the portal sends it. */
export function answer({ Grupos, Token }: Challenge, word: string): Signature {
  const letters = new Map(
    Grupos.Grupo.flatMap((g) => [...g.Oficial].map((c, i) => [c, g.Correspondente[i]!] as const)),
  );
  return { value: [...word].map((letter) => letters.get(letter)).join(''), token: Token };
}

/** Signs an operation with its values; without `operation`, a call that binds none. @throws Error where no challenge is given */
export async function sign(who: Signer, operation?: Operation, word = DEMO_WORD): Promise<Signature> {
  const { status, json } = operation
    ? await who.call('POST /signature/challenge', { body: operation })
    : await who.call('GET /signature');
  if (status !== 200) throw new Error(`no challenge: ${status} ${JSON.stringify(json)}`);
  return answer(json, word);
}

/** Signs a call and sends it. @param input `params` and `body` without the signature */
export async function callSigned(
  who: Signer,
  call: string,
  input: { params?: Record<string, unknown>; body?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<{ status: number; json: any }> {
  const { params, body = {} } = input;
  const signature = await sign(who, { call, body, ...(params ? { params } : {}) });
  return who.call(call, { ...input, body: { ...body, signature } });
}
