import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'the sandbox’s paying bank knows each request, and which were cancelled': `
    select account_id, id from salary_portabilities p where not exists (
      select from sandbox_salaries s where s.key = p.protocol and (s.state = 'cancelled') = (p.state = 'cancelled'))`,
});
