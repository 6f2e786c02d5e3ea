import { defineDemo } from '../../demo/define-demo';
import { fillBusiness } from './demo/business';
import { fillNews } from './demo/news';
import './tables';
import { foldChargeCounts } from './million/million';

export default defineDemo({
  order: 30,
  clerkGrants: {
    'receive:do-charge': true,
    'receive:new-emit': true,
    'receive:management:billets': true,
    // a permission's name of an older release, which the portal translates at sign-in
    'billing:emit': true,
  },
  async fill(ctx) {
    for (const business of ctx.bank.businesses) await fillBusiness(ctx, business);
    await ctx.bulk.flush();
    await fillNews(ctx);
  },
  /** Vacuums, so that lists can be read from indexes alone, and so that the many rows of counts that the fold deleted take no space. */
  async after(store) {
    await store.transaction(foldChargeCounts);
    for (const table of ['charges', 'charge_tags']) await store.execute(`vacuum (analyze) ${table}`);
    await store.execute('vacuum (full, analyze) charge_counts');
    await store.execute('vacuum charge_counts');
  },
});
