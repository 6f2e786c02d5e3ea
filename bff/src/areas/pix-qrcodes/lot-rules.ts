import type { Problem } from '../../core/problem';

interface Item {
  txid: string;
  status: 'waiting' | 'made' | 'refused';
}
interface Asked {
  /** Whether the whole lot is asked for, and not some of its charges. */
  isWhole: boolean;
  txids: readonly string[];
}

/** The first place at which a txid stands that stood before; -1: none. */
export const repeatedAt = (txids: readonly string[]): number => txids.findIndex((txid, n) => txids.indexOf(txid) < n);

/** Why a lot that is there cannot be changed so: the code of the API and pt-BR; null where it can. */
export function changeFault(
  items: readonly Item[],
  { isWhole, txids }: Asked,
): { code: string; message: string } | null {
  const known = new Map(items.map((item) => [item.txid, item.status]));
  if (txids.some((txid) => !known.has(txid)) || (isWhole && txids.length !== items.length))
    return { code: 'lote_invalido', message: 'Um lote só é alterado com os txids com que foi criado.' };
  return txids.some((txid) => known.get(txid) === 'waiting')
    ? { code: 'lote_em_processamento', message: 'O lote ainda está em processamento. Consulte e tente de novo.' }
    : null;
}

const STATUSES = { waiting: 'EM_PROCESSAMENTO', made: 'CRIADA', refused: 'NEGADA' } as const;
export const lotStatus = (status: Item['status']): string => STATUSES[status];

/** What a lot says of a charge that was refused (pix-api.json, Problema). */
export const problemOf = ({ status, answer }: Problem) => ({
  type: 'https://pix.bcb.gov.br/api/v2/error/CobVOperacaoInvalida',
  title: 'Cobrança com vencimento inválida.',
  status: status === 422 ? 400 : status,
  detail: answer.error_description,
  violacoes: (answer.errors ?? []).map(({ field, message }) => ({ razao: message, propriedade: `cobv.${field}` })),
});
export type LotProblem = ReturnType<typeof problemOf>;
