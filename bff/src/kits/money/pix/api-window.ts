import { Problem } from '../../../core/problem';

/** A window of time and a page of what is in it, as the Pix API asks for them. */
export interface Window {
  from: Date;
  to: Date;
  page: number;
  size: number;
}

const MOST = 1000;
const USUAL = 100;
const whole = (text: string | undefined, usual: number): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : usual;

/** @throws Problem 400 where the ends are missing, no instants, or turned round */
export function readWindow(query: Record<string, string | undefined>): Window {
  const [from, to] = [new Date(query['inicio'] ?? ''), new Date(query['fim'] ?? '')];
  const fault = (field: string, message: string) =>
    new Problem(400, 'valor_invalido', message, { errors: [{ field, message }] });
  if (Number.isNaN(from.getTime())) throw fault('inicio', 'Informe inicio como instante RFC 3339.');
  if (Number.isNaN(to.getTime())) throw fault('fim', 'Informe fim como instante RFC 3339.');
  if (to < from) throw fault('fim', 'fim deve ser depois de inicio.');
  const size = Math.min(MOST, Math.max(1, whole(query['paginacao.itensPorPagina'], USUAL)));
  return { from, to, page: whole(query['paginacao.paginaAtual'], 0), size };
}

/** What a page says of itself. */
export const pageOf = ({ from, to, page, size }: Window, total: number) => ({
  inicio: from.toISOString(),
  fim: to.toISOString(),
  paginacao: {
    paginaAtual: page,
    itensPorPagina: size,
    quantidadeDePaginas: Math.max(1, Math.ceil(total / size)),
    quantidadeTotalDeItens: total,
  },
});
