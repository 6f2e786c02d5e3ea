import { calls } from '@balcao/contract/accountant-pack';
import { defineArea } from '../../core/area';
import { accountantMail, accountantMails, setAccountantMail } from './mail';
import { accountantPack, startPack } from './pack';

export default defineArea({
  calls,
  jobs: [accountantPack, accountantMails],
  handlers: {
    'POST /statement/pack': (ctx, { body }) => startPack(ctx, body.month),
    'GET /statement/pack/mail': accountantMail,
    'PUT /statement/pack/mail': (ctx, { body }) => setAccountantMail(ctx, body.email),
  },
});
