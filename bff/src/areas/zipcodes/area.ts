import { calls } from '@balcao/contract/zipcodes';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import { zipcodeRail } from '../../rails/cep/rail';

export default defineArea({
  calls,
  handlers: {
    'GET /zipcodes/{cep}': async (ctx, { params }) => {
      const address = await zipcodeRail(ctx.services.config).find(params.cep);
      if (!address) throw notFound();
      return address;
    },
  },
});
