import type { CallKey } from '@balcao/contract/core/registry';
import { callApart } from '../../data/call-apart';
import { useAsk } from '../../data/use-call';
import { encryptPin } from './encrypt-pin';

/** The calls that a card host with an origin of its own answers. */
const APART: readonly CallKey[] = [
  'POST /v2/physical-cards/activate',
  'PUT /v2/physical-cards/password',
  'POST /v2/physical-cards/details',
];

/** What a call of the card host needs: a token for it alone, and a PIN encrypted to the issuer. */
export function useCardHost() {
  const askToken = useAsk('GET /physical-cards/access-jwt', { quiet: true });
  const askKey = useAsk('GET /physical-cards/get-encrypt-keys', { quiet: true });
  const token = async (): Promise<string> => {
    const { token: given, origin } = await askToken({});
    if (origin) callApart(origin, APART);
    return given;
  };
  return { token, encrypt: async (pin: string): Promise<string> => encryptPin(await askKey({}), pin) };
}
