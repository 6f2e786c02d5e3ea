import { zipSync } from 'fflate';
import type { Receipt } from '@balcao/contract/receipts';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { operationAnswer } from '../../kits/money/answer';
import '../../kits/money/tables';
import { receiptPdf } from './paper';

type Scope = Pick<Ctx, 'db' | 'accountId'>;

/** One receipt of the account. @throws Problem 404 */
export async function showReceipt(ctx: Scope, id: number): Promise<Receipt> {
  const [receipt] = await showReceipts(ctx, [id]);
  return receipt!;
}

/** The account's receipts with these ids, in the ids' order, each once. @throws Problem 404 where the account lacks one of them. */
export async function showReceipts({ db, accountId }: Scope, ids: readonly number[]): Promise<Receipt[]> {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return [];
  const operations = await db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', wanted)
    .execute();
  const byId = new Map(operations.map((one) => [one.id, one]));
  const payer = await db
    .selectFrom('accounts')
    .select(['nickname as name', 'document', 'account_number as account'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom('money_steps')
    .select(['operation_id', 'step', 'at', 'reason'])
    .where('account_id', '=', accountId)
    .where('operation_id', 'in', wanted)
    .where('event_id', 'is', null)
    .orderBy('id')
    .execute();
  return wanted.map((id) => {
    const operation = byId.get(id);
    if (!operation) throw notFound();
    return {
      ...operationAnswer(operation),
      payer,
      steps: steps
        .filter(({ operation_id }) => operation_id === id)
        .map(({ step, at, reason }) => ({ step, reason, at: at.toISOString() })),
    };
  });
}

/** A ZIP with a PDF for each receipt, named by its protocol. */
export async function receiptsZip(receipts: Receipt[]): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {};
  for (const receipt of receipts) files[`comprovante-${receipt.protocol}.pdf`] = await receiptPdf(receipt);
  // level 0, as PDFs are compressed already
  return Buffer.from(zipSync(files, { level: 0 }));
}
