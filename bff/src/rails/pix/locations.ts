import { createHash } from 'node:crypto';
import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';

/** What a dynamic code asks for, as its location at the receiver's institution answers. Integer cents. */
export interface PixCharge {
  txid: string;
  state: 'active' | 'paid' | 'removed';
  key: string;
  value: number | null;
  canChangeValue: boolean;
  expiresAt: Date | null;
  /** São Paulo day, yyyy-mm-dd. */
  dueDate: string | null;
  description: string | null;
  payerRequest: string | null;
  receiver: { address: string | null; city: string | null; state: string | null; zipcode: string | null };
}

/** Reads the locations that dynamic codes point at. */
export interface PixLocations {
  /** null: nothing is there. */
  read(location: string, now: Date): Promise<PixCharge | null>;
}

const DAY = 86_400_000;

/**
 * Locations of the sandbox. What one answers is said by a word of its path: 'nada' nothing, 'vencida' expired, 'paga' paid already,
 * 'aberta' the payer chooses the value, 'pergunta' asks the payer a question. Any other asks for a fixed value of whole reais.
 */
export const sandboxPixLocations: PixLocations = {
  read: async (location, now) => {
    if (location.includes('nada')) return null;
    const hash = createHash('sha256').update(location).digest();
    const hex = hash.toString('hex');
    const isOpen = location.includes('aberta');
    const isExpired = location.includes('vencida');
    return {
      txid: hex.slice(0, 32),
      state: location.includes('paga') ? 'paid' : 'active',
      // the sandbox's directory knows random keys that end in 0
      key: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 31)}0`,
      value: isOpen ? null : (10 + (hash.readUInt16BE() % 400)) * 100,
      canChangeValue: isOpen,
      expiresAt: new Date(now.getTime() + (isExpired ? -DAY : DAY)),
      dueDate: null,
      description: `Pedido ${hash.readUInt16BE(2)}`,
      payerRequest: location.includes('pergunta') ? 'Qual é o número do seu pedido?' : null,
      receiver: { address: 'Rua das Palmeiras, 210', city: 'São Paulo', state: 'SP', zipcode: '01226010' },
    };
  },
};

/** The locations this bank reads. @throws Problem 503 where there is no rail. */
export function pixLocations(config: Pick<Config, 'BALCAO_RAILS'>): PixLocations {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxPixLocations;
  throw new Problem(503, 'pix-locations', 'O Pix está indisponível no momento. Tente mais tarde.');
}
