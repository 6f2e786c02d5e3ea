import { defineInvariants, movedTo } from '../../core/invariants';

export default defineInvariants({
  'what a payee was passed left the account that was paid': `
    select account_id, id from split_payments s where value <> ${movedTo('s.account_id', "t.key = s.key || ':in'")}
      or value <> -${movedTo('s.from_id', "t.key = s.key || ':out'")}`,
});
