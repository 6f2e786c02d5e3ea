import type { LinkMethod } from '@balcao/contract/links/link';
import type { Ctx } from '../../core/area';
import type { Config } from '../../core/config';
import type { Db, Trx } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { settingOf } from '../../kits/charging/billing/settings';
import type { Instalments } from '../../kits/charging/links/instalment-field';
import { ratesOf } from '../../kits/charging/rates/rates';
import { branchOf } from '../account-settings/service';
import { isHomologation } from '../../platform/worlds/worlds';
import { offeredInstalments } from './rules';

/** Whether an account accepts cards: the bank has a processor, and the account a business category (domain.md 1) or is of homologation. */
export async function takesCards(
  db: Db | Trx,
  config: Pick<Config, 'BALCAO_RAILS'>,
  accountId: number,
): Promise<boolean> {
  if (config.BALCAO_RAILS !== 'sandbox') return false;
  return (await branchOf(db, accountId)) !== undefined || (await isHomologation(db, accountId));
}

/** Instalments in which a value (integer cents) may be paid, by the account's settings and rates. The first option is one instalment. */
export async function instalmentsOf(db: Db | Trx, accountId: number, value: number): Promise<Instalments[]> {
  const { max_instalments: most, min_instalment: least, release } = await settingOf(db, accountId, 'card');
  const bands = (await ratesOf(db, accountId)).card.find((plan) => plan.release === release)?.bands ?? [];
  return offeredInstalments(value, { most, least, bands });
}

/** Why an account accepts no cards, pt-BR. */
export const NO_CARDS = 'Informe o ramo de atividade da conta para receber com cartão';

/** Checks that payment by card alone is possible. @throws Problem 422 at 'payment_method' where the account accepts no cards. */
export async function refuseWithoutCards(
  ctx: Pick<Ctx, 'db' | 'services' | 'accountId'>,
  method: LinkMethod | undefined,
): Promise<void> {
  if (method === 'credit_card' && !(await takesCards(ctx.db, ctx.services.config, ctx.accountId)))
    throw fieldProblem('payment_method', NO_CARDS);
}
