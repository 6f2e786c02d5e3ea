import { MOST_LINES } from '@balcao/contract/shared/cnab/bank';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { statementLines } from '@balcao/contract/shared/cnab/statement';
import type { Ctx, FileAnswer } from '../../core/area';
import { addDays, diffDays, isRealDay } from '../../core/calendar';
import type { Db } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { periodEntries } from '../statement/service';
import { ownerOf } from './close-day';
import { statementName, type Days } from './statement-periods';

/** Statement files are numbered by their day, so that one made anew has the same number. */
const FIRST_DAY = '2020-01-01';

/** Why no statement file of a day can be made, pt-BR; null where it can. */
export function dayFault(day: string, today: string): string | null {
  if (!isRealDay(day) || day < FIRST_DAY) return 'Informe uma data válida';
  return day >= today ? 'O extrato de um dia sai depois que ele termina' : null;
}

/** The statement of days in CNAB 240, always the same to the byte; null where they have more entries than a file may. */
export async function statementBytes(db: Db, accountId: number, days: Days, now: Date): Promise<Buffer | null> {
  const { opening, entries } = await periodEntries(db, accountId, days, MOST_LINES);
  if (entries.length === MOST_LINES) return null;
  const owner = {
    ...(await ownerOf(db, accountId, diffDays(FIRST_DAY, days.to) + 1, now)),
    createdOn: addDays(days.to, 1),
    createdAt: '000000',
  };
  const lines = entries.map(({ day, value, description, protocol }) => ({
    day,
    value,
    history: description,
    protocol,
  }));
  return Buffer.from(fileBytes(fileOf(statementLines(owner, days, opening, lines))));
}

/** The statement of a day in CNAB 240. @throws Problem 422 at 'day' */
export async function statementFile(ctx: Ctx, day: string): Promise<FileAnswer> {
  const fault = dayFault(day, ctx.today);
  if (fault) throw fieldProblem('day', fault);
  const days = { from: day, to: day };
  const bytes = await statementBytes(ctx.db, ctx.accountId, days, ctx.now);
  if (!bytes)
    throw fieldProblem('day', 'Este dia tem lançamentos demais para um arquivo: exporte o extrato em planilha');
  return { name: statementName(days, false), bytes };
}
