import type { Bill } from '@balcao/contract/bills';
import type { MoneyState } from '@balcao/contract/money/operation';
import { utilityLine } from '@balcao/contract/shared/bill-line';
import { BANKS, OWN_BANK } from '../../core/banks';
import type { Operation } from '../../kits/money/kind';
import { typedLine } from '../../rails/billet/barcode';

/** Kinds of operations that pay bills. */
export const KINDS = ['bill', 'bill-large', 'bill-utility', 'bill-own'] as const;

/** Most integer cents that a bill without a value is paid with. */
const MOST = 999_999_999_999;

/** What the API calls the states of a payment (public-api-schemas.json, PayDetailPayment). */
export const STATUS = {
  scheduled: 'AGENDADO',
  reserved: 'EM_PROCESSAMENTO',
  sent: 'EM_PROCESSAMENTO',
  settled: 'LIQUIDADO',
  refused: 'NAO_REALIZADO',
  returned: 'NAO_REALIZADO',
  cancelled: 'CANCELADO',
} as const satisfies Record<MoneyState, string>;

/** The typed line of a barcode. */
export const lineOf = (bars: string): string => (bars.startsWith('8') ? utilityLine(bars) : typedLine(bars));

type Paid = Pick<
  Operation,
  'id' | 'amount' | 'state' | 'reason' | 'protocol' | 'description' | 'scheduled_for' | 'created_at' | 'settled_at'
> & { details: Record<string, unknown> };

/** What is answered to an order to pay; integer cents. */
export const toOrdered = ({ id, amount, state, created_at, scheduled_for }: Paid) => ({
  idPagamento: String(id),
  valorPago: amount,
  status: STATUS[state],
  data: { solicitacao: created_at.toISOString(), pagamento: scheduled_for },
});

/** A payment and what became of it; integer cents. */
export function toPayment(operation: Paid) {
  const { state, reason, protocol, description, settled_at, created_at } = operation;
  const bars = String(operation.details['bars']);
  const { data, ...ordered } = toOrdered(operation);
  const dto = {
    ...ordered,
    codBarras: bars,
    linhaDigitavel: lineOf(bars),
    protocolo: protocol,
    descricao: description,
  };
  if (ordered.status === 'NAO_REALIZADO')
    return { ...dto, retornoBancario: reason ?? '', horario: { solicitacao: created_at.toISOString() } };
  const pagamento = settled_at?.toISOString() ?? (state === 'scheduled' ? data.pagamento : null);
  return { ...dto, motivoRecusa: null, data: { ...data, pagamento } };
}

/** A bill as it stands on the day it would be paid. `isPayable`: nothing of the bill itself forbids paying it. Integer cents. */
export function toBill(bars: string, bill: Bill, isPayable: boolean) {
  const { kind, payee, payeeDocument, due, lastDay, value, fine, interest, discount, total } = bill;
  const shared = { codBarras: bars, linhaDigitavel: lineOf(bars) };
  if (kind === 'utility')
    return {
      tipo: 'tributo',
      banco: null,
      ...shared,
      datas: { vencimento: due ?? '', limitePagamento: null },
      beneficiario: null,
      pagador: null,
      sacadorAvalista: null,
      valores: { original: value, abatimento: null, pago: null, final: total },
      informacoesPagamento: null,
    };
  const code = bars.slice(0, 3);
  const name = [...BANKS, OWN_BANK].find((bank) => bank.code === code)?.name ?? '';
  const isFree = total === 0;
  return {
    tipo: 'boleto',
    banco: { codigo: Number(code), nome: name },
    ...shared,
    datas: { vencimento: due ?? '', limitePagamento: lastDay ?? '' },
    beneficiario: { nome: payee, documento: payeeDocument ?? '', fantasia: payee },
    // the look-up of bills does not tell who owes
    pagador: { nome: '', documento: '' },
    valores: { original: value, abatimento: 0, multa: fine, juros: interest, desconto: discount, final: total },
    informacoesPagamento: {
      divergente: { deveAceitar: isFree, valorMinimo: isFree ? 1 : total, valorMaximo: isFree ? MOST : total },
      parcial: { deveAceitar: false, limiteDePagamentos: 1 },
      podeSerPago: isPayable,
    },
  };
}

/** Payments by what became of them. */
export function countByOutcome(rows: readonly { state: MoneyState; count: number }[]) {
  const of = (...status: string[]) =>
    rows.reduce((sum, { state, count }) => (status.includes(STATUS[state]) ? sum + count : sum), 0);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    processando: of('AGENDADO', 'EM_PROCESSAMENTO'),
    sucesso: of('LIQUIDADO'),
    falha: of('NAO_REALIZADO'),
    cancelada: of('CANCELADO'),
  };
}
