import { addDays, nextBusinessDay } from '../../core/calendar';
import { someTime } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { buildBarcode, typedLine } from '../../rails/billet/barcode';
import './tables';

/** First "our number" of demo deposits, far from those of the demo's charges, which start at 1. */
const FIRST_NUMBER = 90_000_000;

/** Two deposit billets, `ago` days old: one can still be paid, one has expired. */
const DEPOSITS = [
  { ago: 1, value: 150_000 },
  { ago: 45, value: 80_000 },
];

export default defineDemo({
  fill({ bulk, bank, dice, today }) {
    const { corporation } = bank;
    DEPOSITS.forEach(({ ago, value }, i) => {
      const day = addDays(today, -ago);
      const expire_at = nextBusinessDay(addDays(day, 3));
      const our_number = FIRST_NUMBER + i;
      const account = corporation.account_number;
      const collection_key = buildBarcode({ value, due: expire_at, account, ourNumber: our_number });
      bulk.add('deposits', {
        account_id: corporation.id,
        id: bulk.id('deposits'),
        value,
        our_number,
        collection_key,
        barcode: typedLine(collection_key),
        protocol: day.replaceAll('-', '') + dice.text('0123456789', 12),
        expire_at,
        created_at: someTime(dice, day, 8, 18),
        paid_at: null,
        paid_value: null,
      });
    });
  },
});
