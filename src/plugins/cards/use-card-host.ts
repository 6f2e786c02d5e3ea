import { useAsk } from '../../data/use-call';
import { encryptPin } from './encrypt-pin';

/** What a call of the card host needs: a token for it alone, and a PIN encrypted to the issuer. */
export function useCardHost() {
  const askToken = useAsk('GET /physical-cards/access-jwt', { quiet: true });
  const askKey = useAsk('GET /physical-cards/get-encrypt-keys', { quiet: true });
  const token = async (): Promise<string> => (await askToken({})).token;
  return { token, encrypt: async (pin: string): Promise<string> => encryptPin(await askKey({}), pin) };
}
