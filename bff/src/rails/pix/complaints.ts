import type { Config } from '../../core/config';
import type { Trx } from '../../core/database';
import { returnSandboxPayment } from '../payments/sandbox';

/** Decision on a complaint by the institution that received the money; `answer` in pt-BR. */
export interface ComplaintAnswer {
  isAccepted: boolean;
  answer: string;
}

/** Complaints (MED, the special return mechanism) at other institutions. */
export interface PixComplaints {
  /** @param complaint.defence what the receiver said, where it is an account of this bank that said something */
  decide(complaint: { kind: 'scam' | 'unauthorised' | 'coercion' | 'error'; defence: string | null }): ComplaintAnswer;
  /** Asks for the money of an accepted complaint; it comes back as an event of the payment. `amount`: integer cents. */
  takeBack(trx: Trx, payment: { key: string; at: Date; amount: number }): Promise<void>;
}

/** In the sandbox, other institutions accept all complaints about fraud but those defended against, and refuse those about errors. */
const sandboxPixComplaints: PixComplaints = {
  takeBack: (trx, { key, at, amount }) => returnSandboxPayment(trx, 'pix', key, at, amount),
  decide: ({ kind, defence }) =>
    defence !== null
      ? { isAccepted: false, answer: 'Quem recebeu se defendeu, e não há indício de fraude.' }
      : kind === 'error'
        ? {
            isAccepted: false,
            answer: 'Não há indício de fraude: um Pix feito por engano se resolve com quem recebeu.',
          }
        : { isAccepted: true, answer: 'A instituição de quem recebeu encontrou indícios de fraude.' },
};

/** The complaints rail that the bank is configured with; null where it has none. */
export const pixComplaints = ({ BALCAO_RAILS }: Pick<Config, 'BALCAO_RAILS'>): PixComplaints | null =>
  BALCAO_RAILS === 'sandbox' ? sandboxPixComplaints : null;
