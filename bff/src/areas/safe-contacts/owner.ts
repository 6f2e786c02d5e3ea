import type { Ctx } from '../../core/area';
import { normalizeDocument } from '../../core/documents';
import { fieldProblem } from '../../core/problem';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { readKey } from '../../rails/pix-directory/keys';
import type { DirectoryEntry } from '../../rails/pix-directory/port';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { OWN_BANK } from '../../core/banks';
import { accountNumbered } from '../transfers/service';
import { ownerFault, type Contact } from './rules';

/** The holder of a Pix key; null: nobody has it. */
export async function holderOfKey({ db, services }: Ctx, typed: string): Promise<DirectoryEntry | null> {
  const read = readKey(typed);
  return read && pixDirectory(services.config).findKey(db, read.key);
}

/**
 * A contact with the name of its holder, as the directory or this bank knows it. Accounts of other banks cannot be looked up: their
 * document is compared with the payee's when they are paid.
 * @throws Problem 422 at the field of an unknown key or account, or of a document that is not its holder's
 */
export async function checkOwner(ctx: Ctx, contact: Contact): Promise<Contact & { end_to_end_id: string | null }> {
  const { pix_key: key, bank_code: bank, account } = contact;
  if (key === null && bank !== OWN_BANK.code) return { ...contact, end_to_end_id: null };
  const owner = key === null ? await accountNumbered(ctx.db, account!) : (await holderOfKey(ctx, key))?.holder;
  const isGone = owner !== undefined && 'isShutdown' in owner && owner.isShutdown;
  const fault = ownerFault(contact, owner && !isGone ? { document: normalizeDocument(owner.document) } : null);
  if (fault) throw fieldProblem(fault.field, fault.message);
  return { ...contact, name: owner!.name, end_to_end_id: key === null ? null : newEndToEnd(OWN_BANK.ispb, ctx.now) };
}
