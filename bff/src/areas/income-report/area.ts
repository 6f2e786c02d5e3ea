import { calls } from '@balcao/contract/income-report';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import { incomePdf } from './paper';
import { holderOf, nextOf, yearOf, yearsOf } from './years';

export default defineArea({
  calls,
  handlers: {
    'GET /income-reports': async (ctx) => {
      const years = [];
      for (const year of await yearsOf(ctx)) years.push(await yearOf(ctx, year));
      return { years, next: nextOf(ctx.today) };
    },
    'GET /income-reports/{year}/pdf': async (ctx, { params: { year } }) => {
      if (!(await yearsOf(ctx)).includes(year)) throw notFound();
      const bytes = await incomePdf(await yearOf(ctx, year), await holderOf(ctx));
      return { name: `informe-de-rendimentos-${year}.pdf`, bytes };
    },
  },
});
