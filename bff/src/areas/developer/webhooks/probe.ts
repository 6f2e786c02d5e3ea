import type { Ctx } from '../../../core/area';
import { Problem } from '../../../core/problem';
import type { ApiInput } from '../../../core/public-api';
import { urlFault } from './addresses';
import { post } from './post';

export const JSON_TYPE = 'application/json';
const PROBE_MS = 10_000;

const invalid = (message: string) =>
  new Problem(400, 'webhook_invalido', message, { errors: [{ field: 'webhookUrl', message }] });

/** The address that a kind of event is posted to: the registered one with the kind's path, before the query. */
export function pathOf(url: string, path: string): string {
  const at = new URL(url);
  at.pathname = `${at.pathname.replace(/\/$/, '')}/${path}`;
  return at.toString();
}

/** Tries the webhook that a body asks to register. @throws Problem 400 */
export const probeWebhook = (ctx: Ctx, { body, headers }: Pick<ApiInput, 'body' | 'headers'>): Promise<void> =>
  probeUrl(ctx, (body as { webhookUrl: string }).webhookUrl, headers);

/**
 * Tries an address before it is registered as a webhook: it must take what the bank sends with its certificate and, unless the caller
 * leaves that out, refuse what comes without one. @throws Problem 400
 */
export async function probeUrl(ctx: Ctx, url: string, headers: ApiInput['headers']): Promise<void> {
  const fault = urlFault(url, { isSecure: true });
  if (fault) throw invalid(fault);
  const { services, accountId } = ctx;
  const probe = (isKnown: boolean) =>
    post(services, {
      url,
      body: JSON.stringify({ evento: 'teste_webhook', data_criacao: ctx.now.toISOString() }),
      headers: { 'content-type': JSON_TYPE },
      isKnown,
      answerMs: PROBE_MS,
    });
  const { status } = await probe(true).catch((error: Error) => {
    throw invalid(`O servidor não aceitou o teste: ${error.message}`);
  });
  if (status < 200 || status > 299) throw invalid(`O servidor respondeu ao teste com ${status}, e não com 200.`);
  if (headers['x-skip-mtls-checking'] === 'true') return;
  const { status: unknown } = await probe(false).catch(() => ({ status: 0 }));
  if (unknown >= 200 && unknown <= 299)
    throw invalid(
      `O servidor aceita conexões sem o certificado do banco (conta ${accountId}). Exija mTLS ou envie x-skip-mtls-checking.`,
    );
}
