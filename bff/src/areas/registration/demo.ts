import { sql } from 'kysely';
import { defineDemo } from '../../demo/define-demo';
import './tables';

/** Registration data of the owners: of the coffee roaster its company, of the other businesses their owners' finances. */
export default defineDemo({
  fill: async ({ trx, bank, dice }) => {
    const { corporation, businesses } = bank;
    for (const { issuer } of businesses)
      await trx
        .insertInto('registrations')
        .values({
          account_id: issuer.id,
          user_id: issuer.people[0]!.id,
          citizenships: sql<string>`'[]'::jsonb`,
          monthly_income: dice.int(30, 180) * 10_000,
          net_worth: dice.int(20, 90) * 1_000_000,
        })
        .execute();
    const owner = corporation.people[0]!;
    await trx
      .insertInto('registration_companies')
      .values({
        account_id: corporation.id,
        monthly_income: 8_500_000,
        members: JSON.stringify([
          { name: owner.name, document: owner.cpf, role: 'managing-partner', share: 7_000 },
          { name: bank.guarded.people[0]!.name, document: bank.guarded.people[0]!.cpf, role: 'partner', share: 3_000 },
        ]),
      })
      .execute();
  },
});
