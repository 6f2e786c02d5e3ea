import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import './tables';

/** Days before the demo's first for which the corporation's return files are made when the bank starts. */
const DAYS = 3;

export default defineDemo({
  fill({ bulk, bank, today }) {
    bulk.add('cnab_accounts', {
      account_id: bank.corporation.id,
      is_active: true,
      since: instant(addDays(today, -DAYS), '00:00:00'),
      closed_on: addDays(today, -DAYS - 1),
      next_number: 1,
    });
  },
});
