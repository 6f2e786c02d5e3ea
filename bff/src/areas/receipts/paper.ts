import type { MoneyState } from '@balcao/contract/money/operation';
import type { Receipt } from '@balcao/contract/receipts';
import { OWN_BANK } from '../../core/banks';
import { formatDocument } from '../../core/documents';
import { formatMoney } from '../../core/money';
import { slipPdf, type Slip } from '../../platform/paper/slip';

/** Path of the public page that verifies a receipt by its protocol. */
const VERIFY_PATH = '/verificar-comprovante';

const TITLES: Record<MoneyState, string> = {
  scheduled: 'Comprovante de agendamento',
  reserved: 'Operação em andamento',
  sent: 'Operação em andamento',
  settled: 'Comprovante de operação',
  refused: 'Operação não realizada',
  returned: 'Operação devolvida',
  cancelled: 'Operação cancelada',
};

/** The PDF of receipts, one narrow page each: amount, payee, payer and protocol. */
export async function receiptPdf(...receipts: [Receipt, ...Receipt[]]): Promise<Buffer> {
  const title = receipts.length > 1 ? `${receipts.length} comprovantes` : `Comprovante ${receipts[0].protocol}`;
  return slipPdf(title, receipts.map(slipOf));
}

const slipOf = (receipt: Receipt): Slip => {
  const { counterpart, payer } = receipt;
  return {
    title: TITLES[receipt.state],
    head: formatMoney(receipt.amount),
    at: new Date(receipt.settled_at ?? receipt.created_at),
    parts: [
      {
        title: 'Operação',
        lines: [
          ['Tipo', receipt.label],
          ['Tarifa', receipt.fee ? formatMoney(receipt.fee) : 'Sem tarifa'],
          ['Devolvido', receipt.returned ? formatMoney(receipt.returned) : null],
          ['Descrição', receipt.description],
          ['Motivo', receipt.reason],
        ],
      },
      {
        title: 'Para',
        lines: [
          ['Nome', counterpart.name],
          ['CPF/CNPJ', counterpart.document && formatDocument(counterpart.document)],
          ['Instituição', counterpart.bankName ?? counterpart.bankCode],
          ['Agência', counterpart.branch],
          ['Conta', counterpart.account],
          ['Chave Pix', counterpart.pixKey],
          ['Código', counterpart.code],
        ],
      },
      {
        title: 'De',
        lines: [
          ['Nome', payer.name],
          ['CPF/CNPJ', formatDocument(payer.document)],
          ['Conta', `${OWN_BANK.branch} / ${payer.account}`],
        ],
      },
      {
        title: 'Protocolo',
        lines: [
          ['', receipt.protocol],
          ['Confira em', VERIFY_PATH],
        ],
      },
    ],
  };
};
