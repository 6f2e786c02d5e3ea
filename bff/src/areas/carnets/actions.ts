import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { isEmail } from '../../core/documents';
import { fieldProblem, notFound } from '../../core/problem';
import { actOn, type Kind } from '../../kits/charging/act-on';
import { isOpen } from '../../kits/charging/statuses';
import { publishKind } from '../../kits/charging/live';
import { issuingOf } from '../../kits/charging/new-charge';
import { tagRows } from '../../kits/charging/tag-rows';
import { cancelCharges, changeDueDate, resendCharges, settleCharges } from '../charges/service';
import { chargesOf, type CarnetRow } from './detail';
import { addCarnetHistories } from './issue';
import { CARNET_LABELS, carnetTags } from './list';
import { mailCarnet } from './mail';

/** Locks the account's carnets among the ids, after their parcels, which is the order in which payments lock too. */
async function lockCarnets(ctx: Ctx, ids: number[]): Promise<Map<number, CarnetRow>> {
  const trx = ctx.trx();
  const mine = { account: ctx.accountId, ids };
  await sql`select 1 from charges where account_id = ${mine.account} and carnet_id = any(${mine.ids}::bigint[])
    order by id for update`.execute(trx);
  const rows = await trx
    .selectFrom('carnets')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const carnetsKind = (ctx: Ctx): Kind<CarnetRow> => ({
  lock: (ids) => lockCarnets(ctx, ids),
  missing: 'Carnê não encontrado',
  publish: () => publishKind(ctx.live, 'updated', 'carnet'),
});

const finished = ({ status }: CarnetRow, what: string): string | null =>
  status === 'finished' ? `Carnê com situação ${CARNET_LABELS.finished} não pode ser ${what}` : null;

/** Cancels the open parcels of carnets; paid parcels stay as they are (domain.md 1). */
export const cancelCarnets = (ctx: Ctx, ids: number[]): Promise<RowResults> =>
  actOn(carnetsKind(ctx), ids, {
    refusal: (carnet) => finished(carnet, 'cancelado'),
    apply: async (carnets) => {
      for (const { id } of carnets) {
        const open = (await chargesOf(ctx.trx(), ctx.accountId, id)).filter(({ status }) => isOpen(status));
        await cancelCharges(
          ctx,
          open.map((charge) => charge.id),
        );
      }
    },
    record: (_carnets, done) => addCarnetHistories(issuingOf(ctx), done, 'Parcelas em aberto canceladas'),
  });

export const fileCarnets = (ctx: Ctx, ids: number[], filed: boolean): Promise<RowResults> =>
  actOn(carnetsKind(ctx), ids, {
    refusal: (carnet) => (carnet.filed === filed ? (filed ? 'Carnê já arquivado' : 'Carnê não está arquivado') : null),
    apply: async (_carnets, done) =>
      void (await ctx
        .trx()
        .updateTable('carnets')
        .set({ filed, updated_at: ctx.now })
        .where('account_id', '=', ctx.accountId)
        .where('id', 'in', done)
        .execute()),
  });

/** E-mails the open parcels of carnets again (AREAS-7-charges-6). @throws Problem 422 at 'email' where the given e-mail is not valid. */
export async function resendCarnets(ctx: Ctx, ids: number[], email?: string): Promise<RowResults> {
  const address = email?.trim().toLowerCase();
  if (address !== undefined && !isEmail(address)) throw fieldProblem('email', 'Informe um e-mail válido');
  const recipientOf = ({ customer_email }: CarnetRow) => address ?? customer_email;
  return actOn(carnetsKind(ctx), ids, {
    refusal: (carnet) =>
      finished(carnet, 'reenviado') ?? (recipientOf(carnet) ? null : 'O cliente não tem e-mail cadastrado'),
    apply: async (carnets) => {
      for (const carnet of carnets) await mailCarnet(ctx.trx(), ctx.accountId, carnet, recipientOf(carnet)!, ctx.now);
    },
    record: async (carnets) => {
      for (const carnet of carnets)
        await addCarnetHistories(issuingOf(ctx), [carnet.id], `Carnê reenviado para ${recipientOf(carnet)}`);
    },
  });
}

/** Removes tags from carnets, then adds others. @throws Problem 422 at 'add' where the account has no such tag. */
export const tagCarnets = (ctx: Ctx, body: Body<'POST /carnets/tags'>): Promise<RowResults> =>
  tagRows(ctx, { ...carnetsKind(ctx), tags: carnetTags, per: 'carnê' }, body);

/** Sets the note of a carnet; blank text removes the note. @throws Problem 404 where the account has no such carnet. */
export async function setCarnetNote(ctx: Ctx, id: number, text: string): Promise<void> {
  const done = await ctx
    .trx()
    .updateTable('carnets')
    .set({ note: text.trim() || null, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!done) throw notFound();
  publishKind(ctx.live, 'updated', 'carnet');
}

const PARCEL_MISSING = 'Parcela não encontrada';

/** Acts on parcels of one carnet; other ids answer 'Parcela não encontrada'. @throws Problem 404 where there is no such carnet. */
async function onParcels(
  ctx: Ctx,
  carnet: number,
  ids: number[],
  act: (ids: number[]) => Promise<RowResults>,
): Promise<RowResults> {
  const own = new Set((await chargesOf(ctx.trx(), ctx.accountId, carnet)).map(({ id }) => id));
  if (!own.size) throw notFound();
  const ownIds = ids.filter((id) => own.has(id));
  const { results } = ownIds.length ? await act(ownIds) : { results: [] };
  publishKind(ctx.live, 'updated', 'carnet');
  return {
    results: ids.map((id) => results.find((one) => one.id === id) ?? { id, ok: false, message: PARCEL_MISSING }),
  };
}

export const cancelParcels = (ctx: Ctx, carnet: number, ids: number[]) =>
  onParcels(ctx, carnet, ids, (own) => cancelCharges(ctx, own));
export const settleParcels = (ctx: Ctx, carnet: number, ids: number[]) =>
  onParcels(ctx, carnet, ids, (own) => settleCharges(ctx, own));
export const moveParcels = (ctx: Ctx, carnet: number, ids: number[], day: string) =>
  onParcels(ctx, carnet, ids, (own) => changeDueDate(ctx, own, day));
export const resendParcels = (ctx: Ctx, carnet: number, ids: number[], email?: string) =>
  onParcels(ctx, carnet, ids, (own) => resendCharges(ctx, own, email));
