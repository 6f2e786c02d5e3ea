import type { Db } from '../../core/database';
import type { Funder, FundingAnswer, Offer } from './port';
import './tables';

const OFFERS: readonly Offer[] = [
  { id: 'cessao', name: 'Cessão sem direito de regresso', legalForm: 'cession', monthlyRate: 249, fee: 0 },
  { id: 'garantia', name: 'Empréstimo com boletos em garantia', legalForm: 'loan', monthlyRate: 179, fee: 990 },
];

export const DENIED = 'O financiador não aprovou os boletos escolhidos.';
/** Contracts whose first billet has these last two digits in its value: denied, or analysed until the console decides. */
export const FUNDING_CENTS = { denied: 91, analysed: 92 } as const;

const answerOf = ({ state, reason }: { state: FundingAnswer['state']; reason: string | null }): FundingAnswer =>
  state === 'denied' ? { state, reason: reason ?? DENIED } : { state };

/** The funder of the sandbox decides at once by the cents of the first billet, or when the console says so. */
export const sandboxFunder: Funder = {
  listOffers: async () => OFFERS,
  request: async (db, { key, net, billets, at }) => {
    const cents = (billets[0]?.value ?? 0) % 100;
    const state =
      cents === FUNDING_CENTS.denied ? 'denied' : cents === FUNDING_CENTS.analysed ? 'analysing' : 'accepted';
    await db
      .insertInto('sandbox_fundings')
      .values({ key, net, state, reason: state === 'denied' ? DENIED : null, at })
      .onConflict((c) => c.column('key').doNothing())
      .execute();
    const row = await db.selectFrom('sandbox_fundings').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    return answerOf(row);
  },
};

/** The funder decides on a request that it analyses; a reason denies it. @returns false where it is not analysed */
export async function decideFunding(db: Db, key: string, reason: string | null, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_fundings')
    .set({ state: reason ? 'denied' : 'accepted', reason, at })
    .where('key', '=', key)
    .where('state', '=', 'analysing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
