import { sql } from 'kysely';
import type { FileOwner } from '@balcao/contract/shared/cnab/owner';
import { addDays } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, enqueue, type JobTools } from '../../core/jobs';
import { deliverReturnFile } from './deliveries';
import { mailReturnFile } from './return-mails';
import { movementsOf, type KeyedMovement } from './movements';
import './tables';

const AT_ONCE = 500;

/** Makes the return files of the days that an account's last file leaves open; a day without movements has none, and no number. */
export const returnFilesClose = defineJob<{ accountId: number }>({
  name: 'cnab-return-files-close',
  run: async (trx, { accountId }, tools) => closeDays(trx, tools, accountId),
});

/** Periodic job that closes the days that ended, for each account that wants return files. */
export const returnFilesMake = defineJob<object>({
  name: 'cnab-return-files',
  everySeconds: 600,
  run: async (trx, _data, tools) => {
    const today = saoPauloDay(await bankNow(trx));
    const due = await trx
      .selectFrom('cnab_accounts')
      .select('account_id')
      .where('is_active', '=', true)
      .where(sql<boolean>`closed_on < ${today}::date - 1`)
      .execute();
    for (const { account_id } of due) await enqueue(trx, tools, returnFilesClose, { accountId: account_id });
  },
});

async function closeDays(trx: Trx, tools: JobTools, accountId: number): Promise<void> {
  const now = await bankNow(trx);
  const today = saoPauloDay(now);
  // locked: two jobs would number two files alike
  const account = await trx
    .selectFrom('cnab_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return;
  let { closed_on: day, next_number: number } = account;
  const files: number[] = [];
  while (addDays(day, 1) < today) {
    day = addDays(day, 1);
    const movements = await movementsOf(trx, { accountId, since: account.since, day });
    if (movements.length) files.push(await writeFile(trx, tools, { accountId, number: number++, day, now }, movements));
  }
  await trx
    .updateTable('cnab_accounts')
    .set({ closed_on: day, next_number: number })
    .where('account_id', '=', accountId)
    .execute();
  if (files.length) tools.afterCommit(() => tools.services.realtime.live(accountId, 'return-files', 'created', files));
}

interface NewFile {
  accountId: number;
  number: number;
  day: string;
  now: Date;
}

async function writeFile(trx: Trx, tools: JobTools, file: NewFile, movements: KeyedMovement[]): Promise<number> {
  const { accountId, number, day, now } = file;
  const stored = await trx
    .insertInto('cnab_return_files')
    .values({
      account_id: accountId,
      number,
      day,
      owner: JSON.stringify(await ownerOf(trx, accountId, number, now)),
      movements: movements.length,
      value: movements.reduce((sum, { paid }) => sum + paid, 0),
      parts: JSON.stringify(partsOf(movements)),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (let at = 0; at < movements.length; at += AT_ONCE)
    await trx
      .insertInto('cnab_return_movements')
      .values(movements.slice(at, at + AT_ONCE).map((movement) => rowOf(accountId, stored.id, movement)))
      .execute();
  await mailReturnFile(trx, stored, now);
  await deliverReturnFile(trx, tools, stored, now);
  return stored.id;
}

const rowOf = (account_id: number, file_id: number, movement: KeyedMovement) => {
  const { ourNumber, ourDigit, documentNumber, companyId, payer, occurredOn, creditOn, ...rest } = movement;
  return {
    account_id,
    file_id,
    ...rest,
    our_number: ourNumber,
    our_digit: ourDigit,
    document_number: documentNumber,
    company_id: companyId,
    payer: JSON.stringify(payer),
    occurred_on: occurredOn,
    credit_on: creditOn,
  };
};

/** How many movements of each occurrence, and their money: what was paid, the fee, else the value of the titles. */
function partsOf(movements: KeyedMovement[]): { code: string; count: number; value: number }[] {
  const parts = new Map<string, { code: string; count: number; value: number }>();
  for (const { code, paid, fee, value } of movements) {
    const part = parts.get(code) ?? { code, count: 0, value: 0 };
    part.count++;
    part.value += paid || fee || value;
    parts.set(code, part);
  }
  return [...parts.values()].sort((a, b) => a.code.localeCompare(b.code));
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' });

/** Whose a file is, as its headers tell. */
export async function ownerOf(db: Db, accountId: number, fileNumber: number, at: Date): Promise<FileOwner> {
  const { document, nickname, account_number } = await db
    .selectFrom('accounts')
    .select(['document', 'nickname', 'account_number'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const createdAt = clock.format(at).replaceAll(':', '');
  return { document, name: nickname, account: account_number, fileNumber, createdOn: saoPauloDay(at), createdAt };
}
