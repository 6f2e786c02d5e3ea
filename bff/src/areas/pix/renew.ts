import type { Services } from '../../core/area';
import { bankOf, OWN_BANK } from '../../core/banks';
import type { Trx } from '../../core/database';
import { normalizeDocument } from '../../core/documents';
import { maskDocument } from '../../core/mask-document';
import { Problem } from '../../core/problem';
import type { Operation, Renewed } from '../../kits/money/kind';
import type { DirectoryEntry } from '../../rails/pix-directory/port';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { accountNumbered } from '../transfers/service';
import { detailsOf, type PixDetails } from './details';

/** What a scheduled Pix knows of whom it pays, and what the directory and this bank say of the key on its day. */
interface KeyToday {
  /** Whether the Pix was scheduled by a key that was typed; otherwise by a code with a key in it. */
  isTyped: boolean;
  /** The owner's document when it was scheduled, without mask; null: only the masked one is known. */
  document: string | null;
  masked: string | null;
  ispb: string | null;
  /** Id of the account of this bank that was to be paid. */
  to: number | null;
  /** Who has the key now, and the id of their account where it is one of this bank; null: nobody. */
  owner: { document: string; ispb: string; to: number | null } | null;
}

/** Whether a scheduled Pix is paid where it was to be, to where its owner took the key, or not at all; the reason is pt-BR. */
export function keyToday({
  isTyped,
  document,
  masked,
  ispb,
  to,
  owner,
}: KeyToday): 'same' | 'moved' | { refused: string } {
  if (!owner) return { refused: 'A chave Pix não é mais de ninguém. Confira com quem vai receber.' };
  const isTheirs = document === null ? maskDocument(owner.document) === masked : owner.document === document;
  if (!isTheirs) return { refused: 'A chave Pix passou a ser de outra pessoa. Confira com quem vai receber.' };
  if (owner.ispb === ispb && owner.to === to) return 'same';
  return isTyped ? 'moved' : { refused: 'A chave deste QR Code mudou de conta. Peça outro a quem cobra.' };
}

/**
 * Looks the key of a scheduled Pix up again: its owner may have taken it to another bank, or somebody else may have it by now.
 * @throws Problem 422 where the key is nobody's or of another owner, or 503 where the directory cannot be asked
 */
export async function renewKey(trx: Trx, { config }: Services, operation: Operation): Promise<Renewed | null> {
  const { counterpart, account_id: accountId } = operation;
  const { to = null, ...details } = detailsOf(operation);
  if (!counterpart.pixKey) return null;
  const entry = await pixDirectory(config).findKey(trx, counterpart.pixKey);
  const inside = entry?.account.ispb === OWN_BANK.ispb ? await accountNumbered(trx, entry.account.number) : undefined;
  const document = entry && normalizeDocument(entry.holder.document);
  const today = keyToday({
    isTyped: details.by === 'key',
    document: details.document ?? null,
    masked: counterpart.document,
    ispb: counterpart.ispb,
    to,
    owner: entry && { document: document!, ispb: entry.account.ispb, to: inside?.id ?? null },
  });
  if (today === 'same') return null;
  if (today !== 'moved') throw new Problem(422, 'key-moved', today.refused);
  if (inside?.id === accountId)
    throw new Problem(422, 'own', 'A chave Pix passou a ser desta mesma conta: não há o que enviar.');
  return movedTo(operation, { ...details, document: document! }, entry!, inside?.id ?? null);
}

/** What is new of a Pix whose payee took their key to another account; `to`: the account's id where it is one of this bank. */
function movedTo(
  { counterpart }: Operation,
  details: PixDetails,
  { holder, account }: DirectoryEntry,
  to: number | null,
): Renewed {
  return {
    kind: to === null ? 'pix' : 'pix-inside',
    counterpart: {
      ...counterpart,
      name: holder.name,
      bankCode: bankOf(account.ispb)?.code ?? null,
      bankName: account.bankName,
      ispb: account.ispb,
    },
    details: { ...details, ...(to === null ? {} : { to }) },
  };
}
