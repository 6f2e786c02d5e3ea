import type { PixReview } from '@balcao/contract/pix';
import { formatMoney } from '../../core/money';

export type Warning = PixReview['warnings'][number];

/** A key that its holder has had for fewer days than this is new. */
const NEW_DAYS = 30;
/** An amount is unusual above this multiple of the largest of the last months, and from `UNUSUAL_FROM` cents. */
const UNUSUAL = 3;
const UNUSUAL_FROM = 50_000;

/** What an account paid before. */
export interface Past {
  /** How often it paid this payee. */
  count: number;
  /** Integer cents of its largest Pix of the last months; 0 where there was none. */
  largest: number;
  /** Document of the person who had this key when the account last paid to it; null where it never did. */
  holder: string | null;
}

interface Facts {
  /** Integer cents. */
  value: number;
  /** Days since the payee has the key; null where no key is paid. */
  keyDays: number | null;
  isNight: boolean;
  /** The payee's. */
  document: string | null;
  past: Past;
}

/** Signs of fraud in a payment; pt-BR. */
export function signsOf({ value, keyDays, isNight, document, past }: Facts): Warning[] {
  const warnings: (Warning | false)[] = [
    keyDays !== null &&
      keyDays < NEW_DAYS && {
        code: 'new-key',
        message:
          keyDays < 1
            ? 'Esta chave foi cadastrada hoje. Confirme por outro meio com quem vai receber.'
            : `Esta chave foi cadastrada há ${keyDays} ${keyDays === 1 ? 'dia' : 'dias'}. Confirme por outro meio com quem vai receber.`,
      },
    past.holder !== null &&
      document !== null &&
      past.holder !== document && {
        code: 'owner-changed',
        message: 'Esta chave agora é de outra pessoa: da última vez que você pagou, o titular era outro.',
      },
    past.count === 0 && {
      code: 'first-time',
      message: 'Você nunca fez Pix para esta pessoa ou empresa. Confira o nome e o CPF ou CNPJ.',
    },
    isNight && {
      code: 'night',
      message: 'É noite: golpes são mais comuns neste horário. Se alguém pressiona você, pare e confirme antes.',
    },
    value >= UNUSUAL_FROM &&
      value > past.largest * UNUSUAL && {
        code: 'unusual',
        message:
          past.largest > 0
            ? `Este valor é bem maior que o dos seus últimos Pix, de até ${formatMoney(past.largest)}.`
            : 'Este valor é alto para um primeiro Pix desta conta.',
      },
  ];
  return warnings.filter((one) => one !== false);
}
