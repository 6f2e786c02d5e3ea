import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'a carnet is its charges': `
    select k.account_id, k.id from carnets k, lateral (select count(*) as count, sum(value) as value from charges c
      where c.account_id = k.account_id and c.carnet_id = k.id) its
    where k.parcels <> its.count or k.value <> its.value`,
});
