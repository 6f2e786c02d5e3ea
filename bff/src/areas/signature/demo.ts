import { sql } from 'kysely';
import { hashWord } from '../../core/signing/word';
import { defineDemo } from '../../demo/define-demo';
import { DEMO_WORD } from '../../demo/sign-ins';

/** Gives all users of the demo the same signature. */
export default defineDemo({
  fill: async ({ trx }) => {
    await sql`insert into signatures (user_id, word_hash, changed_at)
      select id, ${await hashWord(DEMO_WORD)}, created_at from users`.execute(trx);
  },
});
