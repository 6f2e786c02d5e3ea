import { sql } from 'kysely';
import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { addDays } from '../../core/calendar';
import { fullDocument, plainText } from '../../kits/charging/sheets/cells';
import { defineSheetKind, type RowCharge } from '../../kits/charging/sheets/kind';
import { cellReader } from '../../kits/charging/sheets/reading';
import { readCents, readDay, readInteger, readYes } from '../../kits/charging/sheets/values';
import { addCollection, collectionFaults } from './ask';
import { billetCodes, keyOf, NO_BILLET, NO_KEY } from './request-code';
import { columns, readAmount, readBank, readJourney, readPeriod } from './sheet-columns';
import { LATEST } from './windows';
import './tables';

const MOST_CONTRACT = 35;

const AT_COLUMNS: Record<string, string> = {
  'account.ispb': 'payer_bank',
  'account.branch': 'payer_branch',
  'account.number': 'payer_account',
};

type Row = Omit<CollectionInput, 'customer'>;

/** Requests for authorisation from a spreadsheet: each row asks one payer, by any of the four journeys. */
export default defineSheetKind<Row>({
  kind: 'pix_automatic',
  order: 50,
  chargeTypeLabel: 'Pix automático',
  paymentMethodLabel: 'Pix',
  chargesLabel: 'Autorizações pedidas',
  file: 'modelo-de-pix-automatico',
  columns,
  route: 'pix-collections-detail',
  seenWith: 'receive:management:pix-automatic',
  fee: async () => 0,
  feeLabel: 'Tarifa por Pix recebido',
  reader: async (db, { accountId, today, texts }) => {
    const key = await keyOf(db, accountId);
    const billetIds = (await texts('billet')).flatMap((text) => {
      const id = readInteger(text);
      return id && 'value' in id ? id.value : [];
    });
    const billets = await billetCodes(db, accountId, billetIds);
    return (cell): RowCharge<Row> => {
      const reader = cellReader(cell);
      const contract = plainText(cell('contract'));
      if (contract.length > MOST_CONTRACT) reader.refuse('contract', `Use no máximo ${MOST_CONTRACT} caracteres`);
      const first_day = reader.must('first_day', readDay, addDays(today, LATEST));
      const last_day = reader.take('last_day', readDay);
      const amount = reader.must('amount', readAmount, null);
      const minimum = reader.take('minimum', readCents);
      const now = reader.take('now', readCents);
      const billet = reader.take('billet', readInteger);
      const ispb = reader.take('payer_bank', readBank);
      const [branch, number] = [plainText(cell('payer_branch')), plainText(cell('payer_account'))];
      const input: Row = {
        journey: reader.take('journey', readJourney) ?? 2,
        contract,
        period: reader.must('period', readPeriod, 'MENSAL'),
        first_day,
        retry: (reader.take('retry', readYes) ?? true) ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
        send_email: reader.take('send_email', readYes) ?? false,
        ...(last_day === undefined ? {} : { last_day }),
        ...(amount === null ? {} : { amount }),
        ...(minimum === undefined ? {} : { minimum }),
        ...(now === undefined ? {} : { now }),
        ...(billet === undefined ? {} : { billet }),
        ...(ispb || branch || number ? { account: { ispb: ispb ?? '', branch, number } } : {}),
      };
      for (const { field, message } of collectionFaults(input, today))
        reader.refuse(AT_COLUMNS[field] ?? field, message);
      if (input.journey === 3 && !key) reader.refuse('now', NO_KEY);
      const isOfPayer = billets.get(billet ?? 0)?.document === fullDocument(plainText(cell('document')));
      if (input.journey === 4 && !isOfPayer) reader.refuse('billet', NO_BILLET);
      return { input, faults: reader.faults, value: amount ?? 0, charges: 1 };
    };
  },
  codes: async (db, accountId, ids) => {
    const rows = await db
      .selectFrom('pix_collections')
      .select(['id', 'code'])
      .where('account_id', '=', accountId)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute();
    return new Map(rows.flatMap(({ id, code }) => (code ? [[id, code] as const] : [])));
  },
  issue: async (work, input, customer) => {
    const collection = await addCollection(work, { ...input, customer });
    return 'fault' in collection ? { fault: collection.fault.message } : collection;
  },
});
