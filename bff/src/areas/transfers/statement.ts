import { maskDocument } from '../../core/mask-document';
import { defineStatementSource } from '../../core/statement-source';
import '../../kits/money/tables';
import { OWN_BANK } from '../../core/banks';
import { holderOf } from './kinds';

const MONEY = /^money:(\d+)$/;

/** Statement lines of transfers, their fees, and returned TEDs. A received transfer names its sender, to whom it can be given back. */
export default defineStatementSource({
  types: {
    ted: 'TED',
    'ted-fee': 'Tarifa de TED',
    'ted-return': 'TED devolvida',
    transfer: 'Transferência',
  },
  paidBy: async (db, accountId, key) => {
    const id = MONEY.exec(key)?.[1];
    if (!id) return null;
    const sent = await db
      .selectFrom('money_operations')
      .select(['account_id', 'amount'])
      .where('id', '=', Number(id))
      .where('kind', '=', 'transfer')
      .where('state', '=', 'settled')
      .where('account_id', '<>', accountId)
      .executeTakeFirst();
    if (!sent) return null;
    const { name, document, number } = await holderOf(db, sent.account_id);
    return {
      amount: sent.amount,
      counterpart: {
        name,
        document: maskDocument(document),
        bankCode: OWN_BANK.code,
        bankName: OWN_BANK.name,
        ispb: OWN_BANK.ispb,
        branch: OWN_BANK.branch,
        account: number,
        accountType: 'payment',
        pixKey: null,
        code: null,
      },
    };
  },
});
