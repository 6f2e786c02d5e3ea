import type { PixSettings } from './settings-body';

/** A Pix that somebody sends to an account. */
export interface Arriving {
  /** Null: to the account itself. */
  key: string | null;
  /** The txid of the charge or code that it pays. */
  txid: string | null;
  /** Whether it pays a static code. */
  isStatic: boolean;
  payerDocument: string | null;
  /** Of the charge that it pays; null: it names no debtor. */
  debtorDocument: string | null;
}

/** Why an account takes a Pix not, by what its applications set; pt-BR, null where it does. */
export function refusalOf({ receberSemChave, chaves = {} }: PixSettings, pix: Arriving): string | null {
  const { key, txid, isStatic, payerDocument, debtorDocument } = pix;
  if (key === null) return receberSemChave || txid ? null : 'Esta conta só recebe Pix por chave.';
  const recebimento = Object.hasOwn(chaves, key) ? chaves[key]?.recebimento : undefined;
  if (!recebimento) return null;
  if (isStatic && recebimento.qrCodeEstatico.recusarTodos) return 'Esta chave não recebe por QR Code estático.';
  if (recebimento.txidObrigatorio && !txid) return 'Esta chave só recebe Pix de cobranças, com txid.';
  const person = payerDocument && (payerDocument.length > 11 ? 'PJ' : 'PF');
  if (person && recebimento.recusarTipoPessoa === person)
    return person === 'PF' ? 'Esta chave não recebe de pessoas físicas.' : 'Esta chave não recebe de empresas.';
  if (recebimento.documentoPagadorIgualDevedor && debtorDocument && payerDocument !== debtorDocument)
    return 'Esta cobrança só pode ser paga pelo próprio devedor.';
  return null;
}
