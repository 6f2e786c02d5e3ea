import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { isEmail } from '../../core/documents';
import { fieldProblem } from '../../core/problem';
import { actOnCharges, billetOf, setCharges, type Acting } from '../../kits/charging/actions';
import { mailBillets } from '../../kits/charging/mail';

export const cancelCharges = (ctx: Acting, ids: number[]): Promise<RowResults> =>
  actOnCharges(ctx, ids, {
    action: 'cancel',
    apply: (_charges, done) => setCharges(ctx, done, { status: 'canceled' }),
    told: () => 'Cobrança cancelada',
  });

/** Files charges away or, with `filed` false, undoes that; filed charges are not in the opened list (AREAS-4-charges-3). */
export const fileCharges = (ctx: Ctx, ids: number[], filed: boolean): Promise<RowResults> =>
  actOnCharges(ctx, ids, {
    action: filed ? 'file' : 'unfile',
    apply: (_charges, done) => setCharges(ctx, done, { filed }),
    told: () => (filed ? 'Cobrança arquivada' : 'Cobrança desarquivada'),
  });

/** Marks charges as paid by other means: no money moves, so no paid value is stored. */
export const settleCharges = (ctx: Ctx, ids: number[]): Promise<RowResults> =>
  actOnCharges(ctx, ids, {
    action: 'manual-payment',
    apply: (_charges, done) => setCharges(ctx, done, { status: 'settled', paid_at: ctx.now }),
    told: () => 'Cobrança marcada como paga',
  });

/** E-mails billets again, to each customer or to the given address. @throws Problem 422 at 'email' where it is no e-mail address. */
export async function resendCharges(ctx: Ctx, ids: number[], email?: string): Promise<RowResults> {
  const address = email?.trim().toLowerCase();
  if (address !== undefined && !isEmail(address)) throw fieldProblem('email', 'Informe um e-mail válido');
  const recipientOf = (charge: { customer_email: string | null }) => address ?? charge.customer_email;
  return actOnCharges(ctx, ids, {
    action: 'resend-email',
    also: (charge) => {
      if (!charge.barcode) return 'Só boletos são reenviados por e-mail';
      return recipientOf(charge) ? null : 'O cliente não tem e-mail cadastrado';
    },
    apply: (charges) =>
      mailBillets(
        ctx.trx(),
        ctx.accountId,
        charges.map((charge) => ({ charge: billetOf(charge), recipient: recipientOf(charge)!, at: ctx.now })),
      ),
    told: (charge) => `Boleto reenviado para ${recipientOf(charge)}`,
  });
}
