import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT = 5_000;

/**
 * Asks the recaptcha service about the token of `x-recaptcha-token` (AREAS-7-pix-1, 7-pix-2); off unless a secret is configured.
 * @throws Problem 403 where it takes the caller for a machine.
 */
export async function checkRecaptcha(
  { BALCAO_RECAPTCHA_SECRET: secret }: Pick<Config, 'BALCAO_RECAPTCHA_SECRET'>,
  token: string | string[] | undefined,
): Promise<void> {
  if (!secret) return;
  const isHuman = typeof token === 'string' && token !== '' && (await verify(secret, token));
  if (!isHuman)
    throw new Problem(
      403,
      'recaptcha',
      'Não conseguimos confirmar que você não é um robô. Recarregue e tente de novo.',
    );
}

async function verify(secret: string, response: string): Promise<boolean> {
  const reply = await fetch(VERIFY, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const { success } = (await reply.json()) as { success?: boolean };
  return success === true;
}
