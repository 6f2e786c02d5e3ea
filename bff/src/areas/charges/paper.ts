import type { Address } from '@balcao/contract/core/shapes';
import type { FileAnswer } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { formatCep } from '../../core/documents';
import { conditionalOf } from './amount';
import { renderBilletPdf } from './billet-pdf';
import { findCharge, itemsOf } from './detail';

/** The billet as PDF. @throws Problem 404 where the account has no such charge. */
export async function printBillet(db: Db, accountId: number, id: number): Promise<FileAnswer> {
  const charge = await findCharge(db, accountId, id);
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const bytes = await renderBilletPdf({
    barcode: charge.collection_key,
    documentNumber: String(charge.id),
    issuedDay: saoPauloDay(charge.created_at),
    dueDay: charge.expire_at,
    beneficiary: { name: account.nickname, document: account.document, address: oneLine(account.address), account: account.account_number },
    payer: { name: charge.customer_name, document: charge.customer_document, address: oneLine(charge.customer_address) },
    items: await itemsOf(db, accountId, id),
    shipping: charge.shipping,
    discount: charge.discount,
    terms: { conditionalDiscount: conditionalOf(charge), fine: charge.fine, interest: charge.interest, writeOffDays: charge.write_off_days },
    message: charge.message,
    pix: charge.pix_copy_paste,
  });
  return { name: `boleto-${id}.pdf`, bytes };
}

/** An address as it is written on paper, what is known of it; null where nothing is. */
function oneLine(address: Address | null): string | null {
  if (!address) return null;
  const street = [address.street, address.number, address.complement].filter(Boolean).join(', ');
  const city = [address.city, address.state].filter(Boolean).join('/');
  const cep = address.zipcode && `CEP ${formatCep(address.zipcode)}`;
  return [street, address.neighborhood, city, cep].filter(Boolean).join(' - ') || null;
}
