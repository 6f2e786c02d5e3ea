import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Card } from '@balcao/contract/cards/shapes';
import { BLOCK_REASONS, CREDIT_PRODUCT, mayBlock, mayUnblock, STATUS } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import type { Trx } from '../../core/database';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { demandOwn } from './account';
import { cardDto, findCard, listCards, type CardRow } from './repository';
import { demandType } from './request';
import { CONFIG_TYPES, type ConfigType } from './rules';
import './tables';

type Asked = Body<'POST /card-blocks'>;

/** The card that a block names: by its id, or the physical one of the product. */
async function lockNamedCard(ctx: Ctx, { clientBaasId, productCardId, cardId }: Asked): Promise<CardRow> {
  demandOwn(ctx, clientBaasId);
  const cards = await listCards(ctx.trx(), ctx.accountId);
  const match = cards.find(
    ({ id, product_id, kind }) =>
      product_id === productCardId && (cardId === undefined ? kind === 'physical' : id === cardId),
  );
  if (!match) throw notFound();
  demandType(ctx, productCardId === CREDIT_PRODUCT ? 'credit' : 'prepaid');
  return findCard(ctx.trx(), ctx.accountId, match.id, { lock: true });
}

/** Sets the reasons for which a card is blocked; without any it is active. */
export async function setBlocks(trx: Trx, card: CardRow, blocks: readonly string[]): Promise<CardRow> {
  const status_id = blocks.length ? STATUS.blocked : STATUS.active;
  return trx
    .updateTable('cards')
    .set({ blocks: JSON.stringify(blocks), status_id })
    .where('account_id', '=', card.account_id)
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Blocks a card (AREAS-4-credit-card-2). @throws Problem 404, 409 where it is not active, 422 at 'blockType' */
export async function blockCard(ctx: Ctx, body: Asked): Promise<Card> {
  const card = await lockNamedCard(ctx, body);
  const reason = BLOCK_REASONS.find((one) => one === body.blockType && one !== 'LATE_PAYMENT_INVOICE');
  if (!reason) throw fieldProblem('blockType', 'Escolha um motivo de bloqueio.');
  if (!mayBlock({ statusId: card.status_id }))
    throw new Problem(409, 'not-active', 'Só um cartão ativo pode ser bloqueado.');
  const blocked = await setBlocks(ctx.trx(), card, [...card.blocks, reason]);
  return publish(ctx, blocked);
}

/** Unblocks a card (AREAS-4-credit-card-3). @throws Problem 404, 409 where the holder may not, 422 at 'blockType' */
export async function unblockCard(ctx: Ctx, body: Asked): Promise<Card> {
  const card = await lockNamedCard(ctx, body);
  if (body.blockType !== 'GENERAL') throw fieldProblem('blockType', 'Este bloqueio não pode ser desfeito por aqui.');
  if (!mayUnblock({ statusId: card.status_id, blocks: card.blocks }))
    throw new Problem(
      409,
      'not-unblockable',
      'Este cartão não pode ser desbloqueado por aqui. Fale com o atendimento.',
    );
  return publish(ctx, await setBlocks(ctx.trx(), card, []));
}

function publish(ctx: Ctx, card: CardRow): Card {
  ctx.noted({ about: `Final ${card.last_digits}` });
  ctx.live('cards', 'updated', [card.id]);
  return cardDto(card);
}

const configsOf = ({ id, off }: CardRow): Answer<'POST /card/configs'> => ({
  physicalCardId: id,
  configs: CONFIG_TYPES.map(({ typeId, name }) => ({ typeId, name, isEnabled: !off.includes(typeId) })),
});

/** @param ids joined by ';' (AREAS-7-cards-5). @throws Problem 404 where one is not a card of the account */
export async function readConfigs(ctx: Ctx, ids: string): Promise<Answer<'GET /account/config/{ids}'>> {
  const items = [];
  for (const id of new Set(ids.split(';').map(Number)))
    items.push(configsOf(await findCard(ctx.db, ctx.accountId, id)));
  return { items };
}

/** @throws Problem 404, 422 at 'typeId' */
export async function setConfig(ctx: Ctx, body: Body<'POST /card/configs'>): Promise<Answer<'POST /card/configs'>> {
  const card = await findCard(ctx.trx(), ctx.accountId, body.physicalCardId, { lock: true });
  demandType(ctx, card.product_id === CREDIT_PRODUCT ? 'credit' : 'prepaid');
  const type = CONFIG_TYPES.find(({ typeId }) => typeId === body.typeId);
  if (!type) throw fieldProblem('typeId', 'Esta opção não existe.');
  const isEnabled = body.isEnabled ?? card.off.includes(type.typeId);
  const others = card.off.filter((typeId) => typeId !== type.typeId);
  const off: ConfigType[] = isEnabled ? others : [...others, type.typeId];
  const changed = await ctx
    .trx()
    .updateTable('cards')
    .set({ off: JSON.stringify(off) })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: `${type.name}: ${isEnabled ? 'ligado' : 'desligado'}, final ${card.last_digits}` });
  ctx.live('cards', 'updated', [card.id]);
  return configsOf(changed);
}
