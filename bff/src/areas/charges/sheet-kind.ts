import type { BatchTerms } from '@balcao/contract/charges';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { settingOf } from '../../kits/charging/billing/settings';
import { withBilletDefaults } from '../../kits/charging/billet-defaults';
import { billetFaults } from '../../kits/charging/issue-rules';
import { ratesOf } from '../../kits/charging/rates/rates';
import { defineSheetKind } from '../../kits/charging/sheets/kind';
import { cellReader } from '../../kits/charging/sheets/reading';
import { atColumns, readTerms, TERM_COLUMNS } from '../../kits/charging/sheets/terms';
import { printedBillets } from './papers';
import { chargeCustomers } from './charge-customers';

/** Spreadsheet of billets: a row is one billet. */
export default defineSheetKind<BatchTerms>({
  kind: 'banking_billet',
  order: 10,
  chargeTypeLabel: 'Cobrança única',
  paymentMethodLabel: 'Boleto',
  file: 'modelo-de-boletos',
  columns: TERM_COLUMNS,
  route: 'billing-banking_billet-management-detail',
  seenWith: 'receive:management:billets',
  fee: async (db, accountId) => (await ratesOf(db, accountId)).charges.billet.fee,
  reader: async (db, facts) => {
    const { accountId, today } = facts;
    const defaults = await settingOf(db, accountId, 'billet');
    return (cell) => {
      const reader = cellReader(cell);
      const input = withBilletDefaults(defaults, readTerms(cell, facts, reader));
      for (const { field, message } of atColumns(billetFaults(input, today))) reader.refuse(field, message);
      return { input, faults: reader.faults, value: totalsOf(input).value, charges: 1 };
    };
  },
  papers: printedBillets,
  issue: async (work, terms, customer) => {
    const customers = [customer];
    const message = 'Cobrança criada por planilha';
    const { ids, errors } = await chargeCustomers(
      work,
      { ...terms, customers },
      { customers, uuid: null, told: message },
    );
    return ids[0] === undefined ? { fault: errors[0]!.errorMessage } : { id: ids[0] };
  },
});
