import type { Body } from '@balcao/contract/core/registry';
import { cleanName } from '../../core/clean-name';
import { isCnpj, isCpf, normalizeDocument } from '../../core/documents';
import type { Refusal } from '../../kits/money/kind';
import type { Hours } from '../../kits/money/slot';
import { bankOf, OWN_BANK } from '../../core/banks';
import { PURPOSES } from './purposes';

export type Transfer = Body<'POST /transfers/review'>;

/** Hours of TEDs: business days from 6h30 to 17h; a TED signed later is sent on the next business day (domain.md 3). */
export const TED_HOURS: Hours = { opens: '06:30', closes: '17:00', businessDays: true };

export interface Holder {
  name: string;
  /** CPF or CNPJ without mask. */
  document: string;
  number: string;
}

/** The payee's account at this institution. */
export interface PaidAccount extends Holder {
  id: number;
  isShutdown: boolean;
}

export const isInside = (bank: string): boolean => bank === OWN_BANK.ispb;

export const bareAccount = (account: string): string => account.replace(/[\s.-]/g, '').toUpperCase();

/** The faults of a transfer's fields; pt-BR. */
export function refuseFields(input: Transfer, holder: Holder): Refusal[] {
  const document = normalizeDocument(input.document);
  const isOwn = input.to === 'own';
  const wrong: [boolean, string, string][] = [
    [input.amount < 1, 'amount', 'Informe um valor maior que zero.'],
    [!bankOf(input.bank), 'bank', 'Escolha a instituição de destino.'],
    [
      !/^\d{1,4}(-?[\dX])?$/i.test(input.branch.trim()),
      'branch',
      'Informe a agência com até 4 números e o dígito, se houver.',
    ],
    [!/^\d{1,13}[\dX]$/.test(bareAccount(input.account)), 'account', 'Informe a conta com o dígito.'],
    [!isOwn && !cleanName(input.owner), 'owner', 'Informe o nome de quem recebe.'],
    [!isOwn && !isCpf(document) && !isCnpj(document), 'document', 'Informe um CPF ou CNPJ válido.'],
    [
      !isOwn && document === normalizeDocument(holder.document),
      'document',
      'Este CPF ou CNPJ é o seu. Escolha conta própria.',
    ],
    [!PURPOSES.some(({ code }) => code === input.purpose), 'purpose', 'Escolha a finalidade.'],
  ];
  return wrong.filter(([is]) => is).map(([, field, message]) => ({ code: 'invalid', field, message }));
}

/** Why an account of this institution cannot be paid; null where it can. If the document is not the holder's, nothing more is revealed. */
export function refuseInside(input: Transfer, holder: Holder, found: PaidAccount | undefined): Refusal | null {
  const at = (field: string, message: string): Refusal => ({ code: 'destination', field, message });
  if (input.branch.replace(/^0+/, '') !== OWN_BANK.branch.replace(/^0+/, ''))
    return at('branch', `Nesta instituição a agência é ${OWN_BANK.branch}.`);
  if (bareAccount(input.account) === bareAccount(holder.number))
    return at('account', 'Esta é a conta de onde o dinheiro sai. Informe outra.');
  const document = input.to === 'own' ? holder.document : input.document;
  if (!found || normalizeDocument(found.document) !== normalizeDocument(document))
    return at('account', 'Não encontramos esta conta com este titular. Confira o número e o CPF ou CNPJ.');
  if (found.isShutdown) return at('account', 'Esta conta foi encerrada e não recebe transferências.');
  return null;
}

/** Fee of a TED, integer cents; from the free minimum on, a TED to an own account is free. */
export function tedFee(
  rates: { thirdPartyTransferCost: number; belowMinTransferCost: number; minValueNoChargeTransferCost: number },
  to: { isOwn: boolean; amount: number },
): number {
  if (!to.isOwn) return rates.thirdPartyTransferCost;
  return to.amount >= rates.minValueNoChargeTransferCost ? 0 : rates.belowMinTransferCost;
}
