import { sql, type SelectQueryBuilder } from 'kysely';
import { Problem } from '../../../core/problem';

/** A window of time and a page of what is in it, as the Pix API asks for them. */
interface Window {
  from: Date;
  to: Date;
  page: number;
  size: number;
}

const MOST = 1000;
const USUAL = 100;
const whole = (text: string | undefined, usual: number): number =>
  /^\d{1,6}$/.test(text ?? '') ? Number(text) : usual;

/** Whether a date is an instant that RFC 3339 can write, whose years have four digits; the database has none far beyond them. */
const isInstant = (at: Date): boolean => at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;

/** @param names what the query calls its ends @throws Problem 400 where the ends are missing, no instants, or turned round */
function readWindow(
  query: Record<string, string | undefined>,
  [begin, end] = ['inicio', 'fim'] as readonly [string, string],
): Window {
  const [from, to] = [new Date(query[begin] ?? ''), new Date(query[end] ?? '')];
  const fault = (field: string, message: string) =>
    new Problem(400, 'valor_invalido', message, { errors: [{ field, message }] });
  if (!isInstant(from)) throw fault(begin, `Informe ${begin} como instante RFC 3339.`);
  if (!isInstant(to)) throw fault(end, `Informe ${end} como instante RFC 3339.`);
  if (to < from) throw fault(end, `${end} deve ser depois de ${begin}.`);
  const size = Math.min(MOST, Math.max(1, whole(query['paginacao.itensPorPagina'], USUAL)));
  return { from, to, page: whole(query['paginacao.paginaAtual'], 0), size };
}

/** What a page says of itself. */
const pageOf = ({ from, to, page, size }: Window, total: number) => ({
  inicio: from.toISOString(),
  fim: to.toISOString(),
  paginacao: {
    paginaAtual: page,
    itensPorPagina: size,
    quantidadeDePaginas: Math.max(1, Math.ceil(total / size)),
    quantidadeTotalDeItens: total,
  },
});

/** What orders the rows: the column of their instant and one that tells rows of an instant apart, as the query names them. */
interface Order {
  at?: string;
  id?: string;
  /** What the window's ends are called. */
  ends?: readonly [string, string];
}

/**
 * The page that is asked for of what a query selects in a window of time, the newest first; `parametros`: what the page says of itself.
 * @throws Problem 400 at the window's ends
 */
export async function findPage<DB, TB extends keyof DB, Row>(
  asked: Record<string, string | undefined>,
  selected: SelectQueryBuilder<DB, TB, Row>,
  { at = 'created_at', id = 'id', ends }: Order = {},
) {
  const window = readWindow(asked, ends);
  const instant = sql.ref<Date>(at);
  const within = selected.where(instant, '>=', window.from).where(instant, '<=', window.to);
  const { total } = await within
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const rows = await within
    .orderBy(instant, 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(window.size)
    .offset(window.page * window.size)
    .execute();
  return { parametros: pageOf(window, total), rows };
}
