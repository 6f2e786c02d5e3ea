import { createHash } from 'node:crypto';
import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';

/** A charge by dynamic code, as the code's location at the receiver's institution answers it. Integer cents. */
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

/** Reads the locations that dynamic codes contain. */
export interface PixLocations {
  /** The charge at a location; null where the location has none. */
  read(location: string, now: Date): Promise<PixCharge | null>;
}

const DAY = 86_400_000;

/**
 * Locations of the sandbox. A word in the location chooses the answer: 'nada' no charge, 'vencida' expired, 'paga' already paid,
 * 'aberta' the payer chooses the value, 'pergunta' the payer is asked a question. Any other has a fixed value of whole reais.
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
      // ends in 0: in the sandbox's directory such random keys have a holder
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

/** The reader of locations that the bank is configured with. @throws Problem 503 where it has none. */
export function pixLocations(config: Pick<Config, 'BALCAO_RAILS'>): PixLocations {
  if (config.BALCAO_RAILS === 'sandbox') return sandboxPixLocations;
  throw new Problem(503, 'pix-locations', 'O Pix está indisponível no momento. Tente mais tarde.');
}
