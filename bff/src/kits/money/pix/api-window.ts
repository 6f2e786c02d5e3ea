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

/** @param names what the query calls its ends @throws Problem 400 where the ends are missing, no instants, or turned round */
export function readWindow(
  query: Record<string, string | undefined>,
  [begin, end] = ['inicio', 'fim'] as readonly [string, string],
): Window {
  const [from, to] = [new Date(query[begin] ?? ''), new Date(query[end] ?? '')];
  const fault = (field: string, message: string) =>
    new Problem(400, 'valor_invalido', message, { errors: [{ field, message }] });
  if (Number.isNaN(from.getTime())) throw fault(begin, `Informe ${begin} como instante RFC 3339.`);
  if (Number.isNaN(to.getTime())) throw fault(end, `Informe ${end} como instante RFC 3339.`);
  if (to < from) throw fault(end, `${end} deve ser depois de ${begin}.`);
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
