import { sql, type Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { normalizeDocument } from '../../core/documents';
import { moneyOf } from '../../kits/money/pix/api-values';
import { findPage } from '../../kits/money/pix/api-window';
import { receivedOfTxid, toPix, type Received } from '../../kits/money/pix/received-api';
import { locationsOf, toLocation } from './locations';
import { VALID_AFTER_DUE } from './rules';
import type { CobKind } from './tables';

type Row = Selectable<Database['pix_qrcodes']>;

export const statusOf = ({ received_count, removed_at }: Pick<Row, 'received_count' | 'removed_at'>): string =>
  received_count > 0 ? 'CONCLUIDA' : removed_at ? 'REMOVIDA_PELO_USUARIO_RECEBEDOR' : 'ATIVA';

/** Who is paid, as a charge with a due day names them. */
async function receiverOf({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>) {
  const { nickname, document, email, address } = await db
    .selectFrom('accounts')
    .select(['nickname', 'document', 'email', 'address'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isPerson = document.length === 11;
  return {
    ...(isPerson ? { cpf: document } : { cnpj: document, nomeFantasia: nickname }),
    nome: nickname,
    email: email ?? '',
    logradouro: [address?.street, address?.number].filter(Boolean).join(', '),
    cidade: address?.city ?? '',
    uf: address?.state ?? '',
    cep: address?.zipcode ?? '',
  };
}

/** The Pix that paid a charge; it says the key again in lists and where there is a due day, as the published schemas have it. */
function shownPayment(received: Received, saysKey: boolean) {
  const { chave, ...pix } = toPix(received);
  return saysKey ? { ...pix, chave } : pix;
}

/** Charges as the Pix API shows them, with the Pix that paid them. */
export async function toChargeDtos(
  ctx: Pick<Ctx, 'db' | 'accountId'>,
  rows: readonly Row[],
  received: readonly Received[],
  { isList = false } = {},
) {
  const locations = await locationsOf(
    ctx,
    rows.map((row) => row.location_id),
  );
  const recebedor = rows.some((row) => row.due_day) ? await receiverOf(ctx) : undefined;
  return rows.map((row) => {
    const location = row.location_id === null ? undefined : locations.get(row.location_id);
    const pix = received.filter(({ txid }) => txid === row.txid);
    const loc = location && toLocation(location);
    const { multa, juros, abatimento, desconto, validadeAposVencimento, ...said } = row.cob ?? {};
    const criacao = row.created_at.toISOString();
    const seconds = Math.round(((row.expires_at ?? row.created_at).getTime() - row.created_at.getTime()) / 1000);
    return {
      calendario: row.due_day
        ? {
            criacao,
            dataDeVencimento: row.due_day,
            validadeAposVencimento: validadeAposVencimento ?? VALID_AFTER_DUE,
          }
        : { criacao, expiracao: seconds },
      txid: row.txid,
      revisao: row.revision,
      ...(loc && { loc, ...(row.due_day ? {} : { location: loc.location }), pixCopiaECola: row.payload }),
      status: statusOf(row),
      ...said,
      ...(row.due_day && { recebedor }),
      valor: {
        original: moneyOf(row.amount ?? 0),
        ...(multa && { multa }),
        ...(juros && { juros }),
        ...(abatimento && { abatimento }),
        ...(desconto && { desconto }),
      },
      chave: row.key,
      ...(pix.length ? { pix: pix.map((one) => shownPayment(one, isList || row.due_day !== null)) } : {}),
    };
  });
}

/** A charge of either kind as an immediate one: with the seconds in which it can be paid, and of its debtor the name and document. */
export async function showAsImmediate(ctx: Pick<Ctx, 'db' | 'accountId'>, row: Row) {
  const [shown] = await toChargeDtos(ctx, [{ ...row, due_day: null }], await receivedOfTxid(ctx, [row.txid]));
  const { devedor, pix, valor, ...said } = shown!;
  return {
    ...said,
    ...(devedor && { devedor: debtorOf(devedor) }),
    valor: { original: valor.original },
    ...(pix && {
      pix: pix.map(({ devolucoes, ...one }) => ({
        ...one,
        ...(devolucoes && {
          devolucoes: devolucoes.map(({ id, rtrId, valor: of, horario, status }) => ({
            id,
            rtrId,
            valor: of,
            horario,
            status,
          })),
        }),
      })),
    }),
  };
}

const debtorOf = ({ cpf, cnpj, nome = '' }: NonNullable<NonNullable<Row['cob']>['devedor']>) => ({
  ...(cnpj ? { cnpj } : { cpf }),
  nome,
});

const STATUSES: Record<string, ReturnType<typeof sql<boolean>>> = {
  ATIVA: sql<boolean>`received_count = 0 and removed_at is null`,
  CONCLUIDA: sql<boolean>`received_count > 0`,
  REMOVIDA_PELO_USUARIO_RECEBEDOR: sql<boolean>`received_count = 0 and removed_at is not null`,
};

/** Charges of a window of time, a page of them. @throws Problem 400 at the window's ends */
export async function listCharges(ctx: Ctx, kind: CobKind, query: Record<string, string | undefined>) {
  const { status, cpf, cnpj, locationPresente: hasLocation } = query;
  const debtor = (field: 'cpf' | 'cnpj', document: string) =>
    sql<boolean>`regexp_replace(cob -> 'devedor' ->> ${field}, '[^0-9A-Za-z]', '', 'g') = ${normalizeDocument(document)}`;
  const { parametros, rows } = await findPage(
    query,
    ctx.db
      .selectFrom('pix_qrcodes')
      .selectAll()
      .where('account_id', '=', ctx.accountId)
      .where('cob', 'is not', null)
      .where('due_day', kind === 'cobv' ? 'is not' : 'is', null)
      .$if(status !== undefined, (q) => q.where(STATUSES[status!] ?? sql<boolean>`false`))
      .$if(cpf !== undefined, (q) => q.where(debtor('cpf', cpf!)))
      .$if(cnpj !== undefined, (q) => q.where(debtor('cnpj', cnpj!)))
      .$if(hasLocation !== undefined, (q) => q.where('location_id', hasLocation === 'true' ? 'is not' : 'is', null)),
  );
  const received = await receivedOfTxid(
    ctx,
    rows.map(({ txid }) => txid),
  );
  return { parametros, cobs: await toChargeDtos(ctx, rows, received, { isList: true }) };
}
