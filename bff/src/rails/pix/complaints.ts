import type { Config } from '../../core/config';

/** What the institution that received the money made of a complaint; pt-BR. */
export interface ComplaintAnswer {
  isAccepted: boolean;
  answer: string;
}

/** The special return mechanism (MED) at the other institutions. */
export interface PixComplaints {
  decide(complaint: { kind: 'scam' | 'unauthorised' | 'coercion' | 'error' }): ComplaintAnswer;
}

/** The other institutions of the sandbox find fraud wherever fraud was complained about. */
const sandboxPixComplaints: PixComplaints = {
  decide: ({ kind }) =>
    kind === 'error'
      ? {
          isAccepted: false,
          answer: 'Não há indício de fraude: um Pix feito por engano se resolve com quem recebeu.',
        }
      : { isAccepted: true, answer: 'A instituição de quem recebeu encontrou indícios de fraude.' },
};

/** null: nobody answers complaints here. */
export const pixComplaints = ({ BALCAO_RAILS }: Pick<Config, 'BALCAO_RAILS'>): PixComplaints | null =>
  BALCAO_RAILS === 'sandbox' ? sandboxPixComplaints : null;
