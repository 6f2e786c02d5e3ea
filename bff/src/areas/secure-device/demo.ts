import { sql } from 'kysely';
import { defineDemo } from '../../demo/define-demo';
import { TOTP_LOGIN } from '../../demo/sign-ins';

/** Gives the demo's careful person a trusted device. */
export default defineDemo({
  fill: async ({ trx }) => {
    await sql`insert into devices (user_id, name, created_at)
      select id, 'Celular de ' || nickname, created_at from users where email = ${TOTP_LOGIN}`.execute(trx);
  },
});
