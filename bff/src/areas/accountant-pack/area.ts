import { calls } from '@balcao/contract/accountant-pack';
import { defineArea } from '../../core/area';
import { accountantPack, startPack } from './pack';

export default defineArea({
  calls,
  jobs: [accountantPack],
  handlers: { 'POST /statement/pack': (ctx, { body }) => startPack(ctx, body.month) },
});
