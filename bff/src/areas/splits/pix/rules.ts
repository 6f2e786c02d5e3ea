import { distribute, MOST_PAYEES, shareOf } from '@balcao/contract/shared/split';
import { WHOLE_PERCENT } from '@balcao/contract/shared/charge-amounts';

type PartType = 'porcentagem' | 'fixo';

/** A part as the Pix API writes it: '60.00' is R$ 60,00 or 60 %. */
export interface AskedPart {
  tipo: PartType;
  valor: string;
}
export interface AskedSplit {
  minhaParte: AskedPart;
  repasses: readonly AskedPart[];
}
interface Fault {
  field: string;
  message: string;
}

/** Integer cents, or percent × 100, of '60', '60.5' or '60.00'. */
export const hundredthsOf = (text: string): number => {
  const [whole = '0', rest = ''] = text.split('.');
  return Number(whole) * 100 + Number(rest.padEnd(2, '0'));
};

/** Why a charge cannot be shared so, at the fields of the API; pt-BR. Percentages make up the whole; all parts are of one type. */
export function splitFaults({ minhaParte, repasses }: AskedSplit): Fault[] {
  const faults: Fault[] = [];
  if (!repasses.length || repasses.length > MOST_PAYEES)
    faults.push({ field: 'split.repasses', message: `Informe de 1 a ${MOST_PAYEES} repasses.` });
  for (const [n, { tipo, valor }] of repasses.entries()) {
    if (tipo !== minhaParte.tipo)
      faults.push({ field: `split.repasses.${n}.tipo`, message: 'Use o mesmo tipo em todas as partes.' });
    if (hundredthsOf(valor) === 0)
      faults.push({ field: `split.repasses.${n}.valor`, message: 'Informe um valor maior que zero.' });
  }
  if (faults.length || minhaParte.tipo === 'fixo') return faults;
  const sum = [minhaParte, ...repasses].reduce((all, { valor }) => all + hundredthsOf(valor), 0);
  return sum === WHOLE_PERCENT ? [] : [{ field: 'split.repasses', message: 'As partes devem somar 100.00 por cento.' }];
}

/** How a charge is shared: integer cents, or percent × 100. */
export interface Sharing {
  type: 'currency' | 'percentage';
  own: number;
  parts: readonly { value: number }[];
}

const sumOf = ({ own, parts }: Sharing): number => parts.reduce((all, { value }) => all + value, own);

/** Why a charge of so many cents cannot be shared so; pt-BR, null where it can. Fixed parts make up its value. */
export const linkFault = (sharing: Sharing, amount: number): string | null =>
  sharing.type === 'currency' && sumOf(sharing) !== amount
    ? 'As partes fixas da configuração devem somar o valor da cobrança.'
    : null;

interface Paid {
  /** The charge's value, what was paid of it, and the bank's fee; integer cents. */
  amount: number;
  paid: number;
  fee: number;
  /** Who bears the fee. */
  feeBy: 'issuer' | 'all';
}

/**
 * What each payee gets of a payment, integer cents in their order; the rest, with every odd cent, is the issuer's (ADR 16). Where all bear
 * the fee, each share pays its proportion of it, rounded up.
 */
export function partsOf(sharing: Sharing, { amount, paid, fee, feeBy }: Paid): number[] {
  const { type } = sharing;
  // a charge with fixed parts may have got another value since: they are of the one that they made up
  const value = type === 'currency' ? sumOf(sharing) : amount;
  const shares = sharing.parts.map((part) => shareOf(amount, { type, value: part.value, payee_code: '' }));
  const parts = distribute({ paid, value, fee: feeBy === 'all' ? 0 : fee, shares });
  if (feeBy === 'issuer' || fee === 0) return parts;
  return parts.map((share) => Math.max(0, share - Math.ceil((fee * share) / paid)));
}
