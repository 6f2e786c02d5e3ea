import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'what was cancelled is cancelled at the sandbox’s paying bank too': `
    select account_id, id from salary_portabilities p join sandbox_salaries s on s.key = p.protocol
    where (s.state = 'cancelled') <> (p.state = 'cancelled')`,
});
