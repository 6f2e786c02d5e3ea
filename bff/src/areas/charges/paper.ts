import { sql } from 'kysely';
import type { DisplayData } from '@balcao/contract/billing-settings';
import type { Address } from '@balcao/contract/core/shapes';
import type { FileAnswer } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { formatCep, formatPhone } from '../../core/documents';
import { notFound } from '../../core/problem';
import { logoOf } from '../../kits/charging/billing/logo';
import { settingOf } from '../../kits/charging/billing/settings';
import { billetOf, type ChargeRow } from '../../kits/charging/actions';
import { conditionalOf } from '../../kits/charging/amount';
import type { BalanceSheet } from '../../kits/charging/paper/balance-sheet';
import type { BilletPaper } from '../../kits/charging/paper/billet-paper';
import { renderBilletPdf } from '../../kits/charging/paper/billet-pdf';
import { findCharge, itemsOf } from './detail';
import { isOpen, STATUS_LABELS } from '../../kits/charging/statuses';
import './tables';

/** A charge's billet as PDF. @throws Problem 404 where the account has no such charge, or the charge has no billet. */
export async function printBillet(db: Db, accountId: number, id: number): Promise<FileAnswer> {
  const charge = await findCharge(db, accountId, id);
  if (!charge.barcode) throw notFound();
  const [paper] = await papersOf(db, accountId, [charge]);
  return { name: `boleto-${id}.pdf`, bytes: await renderBilletPdf(paper!) };
}

/** The printed content of billets of one account, in the order given. @throws Error where a charge has no billet. */
export async function papersOf(db: Db, accountId: number, charges: ChargeRow[]): Promise<BilletPaper[]> {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const display = await settingOf(db, accountId, 'display');
  const logo = await logoOf(db, accountId);
  const sheets = await sheetsOf(
    db,
    accountId,
    charges.map(({ id }) => id),
  );
  const paperOf = async (charge: ReturnType<typeof billetOf<ChargeRow>>): Promise<BilletPaper> => ({
    logo: logo ? { bytes: logo.bytes, width: logo.width, height: logo.height } : null,
    barcode: charge.collection_key,
    documentNumber: String(charge.id),
    issuedDay: saoPauloDay(charge.created_at),
    dueDay: charge.expire_at,
    beneficiary: {
      name: display.name || account.nickname,
      document: account.document,
      address:
        [display.show_address && oneLine(account.address), contactOf(display)].filter(Boolean).join(' · ') || null,
      account: account.account_number,
    },
    payer: {
      name: charge.customer_name,
      document: charge.customer_document,
      address: oneLine(charge.customer_address),
    },
    items: await itemsOf(db, accountId, charge.id),
    shipping: charge.shipping,
    discount: charge.discount,
    terms: {
      conditionalDiscount: conditionalOf(charge),
      fine: charge.fine,
      interest: charge.interest,
      writeOffDays: charge.write_off_days,
    },
    message: charge.message,
    sheet: sheets.get(charge.id) ?? null,
    pix: isOpen(charge.status) ? charge.pix_copy_paste : null,
    ended: endOf(charge),
  });
  return Promise.all(charges.map((charge) => paperOf(billetOf(charge))));
}

/** The balance sheets of charges, by charge. */
async function sheetsOf(db: Db, accountId: number, ids: number[]): Promise<Map<number, BalanceSheet>> {
  const rows = await db
    .selectFrom('charge_balance_sheets')
    .select(['charge_id', 'title', 'sections'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`charge_id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ charge_id, ...sheet }) => [charge_id, sheet]));
}

/** The account's contact line for payers: phone, e-mail and website, those that are set. */
const contactOf = ({ phone, email, website }: DisplayData): string =>
  [phone && formatPhone(phone), email, website].filter(Boolean).join(' · ');

/** The stamp of a billet that is no longer open, with the paid value in integer cents; null where it is open. */
function endOf({ status, paid_at, paid_value }: ChargeRow): BilletPaper['ended'] {
  if (isOpen(status)) return null;
  if (status !== 'paid' && status !== 'settled') return { stamp: STATUS_LABELS[status].toUpperCase(), paid: null };
  return { stamp: paid_at ? `PAGO em ${formatDay(saoPauloDay(paid_at))}` : 'PAGO', paid: paid_value };
}

/** An address in one line, of the parts that are known; null where none is. */
function oneLine(address: Address | null): string | null {
  if (!address) return null;
  const street = [address.street, address.number, address.complement].filter(Boolean).join(', ');
  const city = [address.city, address.state].filter(Boolean).join('/');
  const cep = address.zipcode && `CEP ${formatCep(address.zipcode)}`;
  return [street, address.neighborhood, city, cep].filter(Boolean).join(' - ') || null;
}
