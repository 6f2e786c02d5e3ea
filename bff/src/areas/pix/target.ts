import type { Body } from '@balcao/contract/core/registry';
import type { Counterpart } from '@balcao/contract/money/operation';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { isCnpj, isCpf, normalizeDocument } from '../../core/documents';
import { Problem } from '../../core/problem';
import type { Refusal } from '../../kits/money/kind';
import { readKey } from '../../rails/pix-directory/keys';
import type { DirectoryEntry } from '../../rails/pix-directory/port';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { bankOf, OWN_BANK } from '../../core/banks';
import { crossesWorlds } from '../../platform/worlds/worlds';
import { refuseArriving } from '../pix-qrcodes/service';
import { accountNumbered, bareAccount, holderOf } from '../transfers/service';
import { readCode, type ReadCode } from './code';
import { refuseCode } from './code-rules';
import { maskDocument } from '../../core/mask-document';
import { NOWHERE } from '../../kits/money/nowhere';

export type Payment = Body<'POST /pix/review'>;

/** The payee of a payment, as far as found. */
export interface Target {
  counterpart: Counterpart;
  /** CPF or CNPJ without mask; null where nobody was found. */
  document: string | null;
  owner: DirectoryEntry | null;
  read: ReadCode | null;
  /** Id of the payee's account, if it is one of this bank. */
  to: number | null;
  refusals: Refusal[];
}

const NOBODY: Counterpart = { ...NOWHERE, name: '', document: null };

const refused = (field: string, message: string, code = 'invalid'): Target => ({
  counterpart: NOBODY,
  document: null,
  owner: null,
  read: null,
  to: null,
  refusals: [{ code, field, message }],
});

/** Finds the payee of a payment, with the faults of the fields that name them; pt-BR. */
export async function targetOf(ctx: Ctx, payment: Payment): Promise<Target> {
  const target = await lookUp(ctx, payment);
  // money of homologation is none: it never leaves for a real account, nor real money for one of homologation
  if (target.to === null) return target;
  const field = payment.type === 'account' ? 'account' : payment.type;
  if (await crossesWorlds(ctx.db, ctx.accountId, target.to))
    return refused(field, 'Esta conta é de outro ambiente, de produção ou de homologação da API.', 'no-key');
  const fault = await refusedThere(ctx, target, target.to);
  return fault ? { ...target, refusals: [...target.refusals, { code: 'destination', field, message: fault }] } : target;
}

/** Why an account of this bank takes a Pix not, by what it set; pt-BR, null where it does. */
const refusedThere = (ctx: Ctx, { counterpart, read }: Target, to: number): Promise<string | null> =>
  refuseArriving(ctx.db, to, {
    key: counterpart.pixKey ?? null,
    txid: read?.charge?.txid ?? read?.code.txid ?? null,
    isStatic: read !== null && !read.charge,
    payer: ctx.accountId,
  });

function lookUp(ctx: Ctx, payment: Payment): Promise<Target> {
  if (payment.type === 'key') return byKey(ctx, payment.key ?? '');
  if (payment.type === 'qrcode') return byCode(ctx, payment);
  return byAccount(ctx, payment);
}

async function byKey(ctx: Ctx, typed: string): Promise<Target> {
  const read = readKey(typed);
  if (!read) return refused('key', 'Informe uma chave Pix válida: CPF, CNPJ, celular, e-mail ou chave aleatória.');
  const owner = await pixDirectory(ctx.services.config).findKey(ctx.db, read.key);
  if (!owner) return refused('key', 'Não encontramos ninguém com esta chave. Confira com quem vai receber.', 'no-key');
  return toTarget(ctx, owner, 'key', owner.key);
}

async function byCode(ctx: Ctx, { qrcode = '', value, date = ctx.today }: Payment): Promise<Target> {
  const read = await readCode(ctx, qrcode, date).catch((error: unknown) => {
    if (error instanceof Problem) return error;
    throw error;
  });
  if (read instanceof Problem) {
    const isLost = read.status === 404;
    return refused('qrcode', isLost ? 'A cobrança deste código não existe mais.' : read.message);
  }
  const target = await toTarget(ctx, read.owner, 'qrcode', read.owner.key || null);
  const fault = refuseCode(read, { value, day: date, now: ctx.now });
  return {
    ...target,
    read,
    refusals: [...target.refusals, ...(fault ? [{ code: 'code', ...fault }] : [])],
  };
}

/** The payee that the directory names; the account's own key is a fault. */
async function toTarget(ctx: Ctx, owner: DirectoryEntry, field: string, key: string | null): Promise<Target> {
  const { holder, account } = owner;
  const inside = account.ispb === OWN_BANK.ispb ? await accountNumbered(ctx.db, account.number) : undefined;
  const isOwn = inside?.id === ctx.accountId;
  return {
    counterpart: {
      ...NOBODY,
      name: holder.name,
      document: maskDocument(holder.document),
      bankCode: bankOf(account.ispb)?.code ?? null,
      bankName: account.bankName,
      ispb: account.ispb,
      pixKey: key,
    },
    document: normalizeDocument(holder.document),
    owner,
    read: null,
    to: inside?.id ?? null,
    refusals: isOwn
      ? [{ code: 'own', field, message: 'Esta chave é desta mesma conta. Informe a de quem vai receber.' }]
      : [],
  };
}

async function byAccount(ctx: Ctx, payment: Payment): Promise<Target> {
  const { bank: ispb = '', branch = '', account = '', accountType = 'checking', owner = '' } = payment;
  const document = normalizeDocument(payment.document ?? '');
  const bank = bankOf(ispb);
  const name = cleanName(owner);
  const wrong: [boolean, string, string][] = [
    [!bank, 'bank', 'Escolha a instituição de quem recebe.'],
    [
      !/^\d{1,4}(-?[\dX])?$/i.test(branch.trim()),
      'branch',
      'Informe a agência com até 4 números e o dígito, se houver.',
    ],
    [!/^\d{1,13}[\dX]$/.test(bareAccount(account)), 'account', 'Informe a conta com o dígito.'],
    [!name, 'owner', 'Informe o nome de quem recebe.'],
    [!isCpf(document) && !isCnpj(document), 'document', 'Informe um CPF ou CNPJ válido.'],
  ];
  const faults = wrong.filter(([is]) => is).map(([, field, message]) => ({ code: 'invalid', field, message }));
  const inside = ispb === OWN_BANK.ispb && !faults.length ? await accountNumbered(ctx.db, account) : undefined;
  if (ispb === OWN_BANK.ispb && !faults.length) {
    const own = await holderOf(ctx.db, ctx.accountId);
    const at = (message: string) => faults.push({ code: 'destination', field: 'account', message });
    if (bareAccount(own.number) === bareAccount(account)) at('Esta é a conta de onde o dinheiro sai. Informe outra.');
    else if (!inside || normalizeDocument(inside.document) !== document)
      at('Não encontramos esta conta com este titular. Confira o número e o CPF ou CNPJ.');
    else if (inside.isShutdown) at('Esta conta foi encerrada e não recebe Pix.');
  }
  const known = faults.length ? undefined : inside;
  return {
    counterpart: {
      ...NOBODY,
      name: known?.name ?? name,
      document,
      bankCode: bank?.code ?? null,
      bankName: bank?.name ?? null,
      ispb: bank?.ispb ?? null,
      branch: branch.trim(),
      account: known?.number ?? account.trim(),
      accountType,
    },
    document,
    owner: null,
    read: null,
    to: known?.id ?? null,
    refusals: faults,
  };
}
