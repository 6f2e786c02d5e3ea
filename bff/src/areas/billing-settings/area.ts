import { calls } from '@balcao/contract/billing-settings';
import { defineArea, type Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { dropLogo, saveLogo, logoOf } from '../../kits/charging/billing/logo';
import { silentAccounts } from '../../kits/charging/billing/silent';
import { saveSetting, settingOf, type BillingSettings } from '../../kits/charging/billing/settings';
import { emailHandlers } from './email-handlers';
import { reminders } from './reminders';
import { checkedCard, checkedDefaults, checkedDisplay, descriptorOf } from './rules';

const accountName = async (ctx: Ctx): Promise<string> =>
  (await ctx.db.selectFrom('accounts').select('nickname').where('id', '=', ctx.accountId).executeTakeFirstOrThrow())
    .nickname;

async function save<P extends keyof BillingSettings>(
  ctx: Ctx,
  part: P,
  value: BillingSettings[P],
): Promise<BillingSettings[P]> {
  await saveSetting(ctx.trx(), ctx.accountId, part, value, ctx.now);
  ctx.live('billing-settings', 'updated', [ctx.accountId]);
  return value;
}

export default defineArea({
  calls,
  jobs: [reminders],
  handlers: {
    'GET /billing-settings/display': async (ctx) => {
      const logo = await logoOf(ctx.db, ctx.accountId);
      return {
        display: await settingOf(ctx.db, ctx.accountId, 'display'),
        account_name: await accountName(ctx),
        logo: logo ? { width: logo.width, height: logo.height, updated_at: logo.updated_at.toISOString() } : null,
      };
    },
    'PUT /billing-settings/display': (ctx, { body }) => save(ctx, 'display', checkedDisplay(body)),
    'GET /billing-settings/logo': async (ctx) => {
      const logo = await logoOf(ctx.db, ctx.accountId);
      if (!logo) throw notFound();
      return { name: logo.type === 'image/png' ? 'logo.png' : 'logo.jpg', bytes: logo.bytes, type: logo.type };
    },
    'PUT /billing-settings/logo': async (ctx, { body }) => {
      await saveLogo(ctx.trx(), ctx.accountId, body, ctx.now);
      ctx.live('billing-settings', 'updated', [ctx.accountId]);
      return { width: body.width, height: body.height, updated_at: ctx.now.toISOString() };
    },
    'DELETE /billing-settings/logo': async (ctx) => {
      await dropLogo(ctx.trx(), ctx.accountId);
      ctx.live('billing-settings', 'updated', [ctx.accountId]);
    },
    'GET /billing-settings/billets': async (ctx) => ({
      billet: await settingOf(ctx.db, ctx.accountId, 'billet'),
      carnet: await settingOf(ctx.db, ctx.accountId, 'carnet'),
    }),
    'PUT /billing-settings/billets': async (ctx, { body }) => {
      const { billet, carnet } = checkedDefaults(body);
      return { billet: await save(ctx, 'billet', billet), carnet: await save(ctx, 'carnet', carnet) };
    },
    'GET /billing-settings/communication': async (ctx) => ({
      ...(await settingOf(ctx.db, ctx.accountId, 'communication')),
      reminded_elsewhere: (await silentAccounts(ctx.db, ctx.accountId)).length > 0,
    }),
    'PUT /billing-settings/communication': (ctx, { body }) => save(ctx, 'communication', body),
    ...emailHandlers,
    'GET /billing-settings/card': async (ctx) => ({
      card: await settingOf(ctx.db, ctx.accountId, 'card'),
      account_descriptor: descriptorOf(await accountName(ctx)),
    }),
    'PUT /billing-settings/card': (ctx, { body }) => save(ctx, 'card', checkedCard(body)),
  },
});
