import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { cleanName } from '../../core/clean-name';
import { searchText } from '../../core/search-text';
import type { Issuing } from '../../kits/charging/new-charge';
import { newRecurrence } from './api-rules';
import { addHistory } from './histories';
import { addRequest } from './request-states';
import type { Row } from './dto';
import './tables';

/** First line of a recurrence's history, by journey: index 0 is journey 1. */
export const TOLD = [
  'Pedido enviado ao banco do pagador',
  'Código criado',
  'Código com pagamento imediato criado',
  'Código junto ao boleto criado',
];

type Optional = 'now_amount' | 'billet_id' | 'txid' | 'object' | 'by_api';
/** A checked recurrence that is to be stored. */
interface Made extends Pick<Row, 'code' | 'journey' | 'location_id' | 'answer_by'>, Partial<Pick<Row, Optional>> {
  payer: { name: string; document: string };
  terms: Pick<CollectionInput, 'contract' | 'period' | 'first_day' | 'last_day' | 'amount' | 'minimum' | 'retry'>;
  account?: CollectionInput['account'];
}

/** Stores a recurrence, whoever asks for it, with the first line of its history and, by journey 1, its request. */
export async function insertCollection(work: Issuing, { payer, terms, account, ...rest }: Made): Promise<Row> {
  const { trx, accountId, now } = work;
  const contract = cleanName(terms.contract);
  const row = await trx
    .insertInto('pix_collections')
    .values({
      account_id: accountId,
      recurrence: newRecurrence(terms.retry, now),
      payer_name: payer.name,
      payer_document: payer.document,
      payer_account: account ? JSON.stringify(account) : null,
      contract,
      period: terms.period,
      first_day: terms.first_day,
      last_day: terms.last_day ?? null,
      amount: terms.amount ?? null,
      minimum: terms.minimum ?? null,
      retry: terms.retry,
      state: 'CRIADA',
      request: rest.journey === 1 ? 'CRIADA' : null,
      now_amount: null,
      billet_id: null,
      ...rest,
      next_day: null,
      search: searchText(payer.name, payer.document, contract),
      authorised_at: null,
      ended_at: null,
      created_by: work.userId,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (account) await addRequest(trx, row, account, row.answer_by, now);
  await addHistory(trx, work, row, TOLD[rest.journey - 1]!, now, work.userName);
  return row;
}
