import { sql } from 'kysely';
import { defineDemo } from '../../demo/define-demo';
import { TOTP_LOGIN } from '../../demo/sign-ins';

/** The careful one has a trusted device as well. */
export default defineDemo({
  fill: async ({ trx }) => {
    await sql`insert into devices (user_id, name, created_at)
      select id, 'Celular de ' || nickname, created_at from users where email = ${TOTP_LOGIN}`.execute(trx);
  },
});
