import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import type { DemoContext } from '../../demo/define-demo';
import { addCard, SINCE } from './demo-rows';
import './tables';

/** A purchase of the demo bank that was collected on the day it was made. */
export interface Bought {
  card_id: number;
  /** Days ago. */
  ago: number;
  merchant: string;
  category: string;
  /** Integer cents. */
  amount: number;
  count: number;
}

const SUPPLIER = 'Nuvem Hospedagem';
/** Days since each month's purchase; that of the first has no receipt yet. */
const MONTHS = [9, 39, 69];
const RECEIPT = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 240 120]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 58>>stream
BT /F 14 Tf 20 60 Td (Nuvem Hospedagem: R$ 499,00) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  'latin1',
);

/** The card of a supplier, in the hands of the clerk. */
export function addSupplierCard(ctx: DemoContext, card_account_id: number): number {
  const { bulk, bank } = ctx;
  const card_id = addCard(ctx, card_account_id, CREDIT_PRODUCT, 'virtual', SINCE - 10, SUPPLIER.toUpperCase());
  bulk.add('card_controls', {
    account_id: bank.corporation.id,
    card_id,
    supplier: SUPPLIER,
    month_limit: 80_000,
    lock: 'merchant',
    locked_to: SUPPLIER,
    ends_on: null,
    created_by: bank.corporation.people[0]!.name,
    holder_id: bank.corporation.people[1]!.id,
  });
  return card_id;
}

/** What the supplier was paid month by month, each with its receipt but the last. */
export function addSupplierPurchases(
  { bulk, bank, today }: DemoContext,
  card_id: number,
  addPurchase: (bought: Bought) => number,
): void {
  for (const [n, ago] of MONTHS.entries()) {
    const purchase_id = addPurchase({
      card_id,
      ago,
      merchant: SUPPLIER,
      category: 'Tecnologia',
      amount: 49_900,
      count: 1,
    });
    if (n === 0) continue;
    bulk.add('card_purchase_receipts', {
      account_id: bank.corporation.id,
      purchase_id,
      // rows are written as JSON, where bytes are PostgreSQL's hex text
      bytes: `\\x${RECEIPT.toString('hex')}` as unknown as Buffer,
      type: 'application/pdf',
      sent_by: bank.corporation.people[1]!.id,
      sent_at: instant(addDays(today, -ago), '15:00:00'),
    });
  }
}
