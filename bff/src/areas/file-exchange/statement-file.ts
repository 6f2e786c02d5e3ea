import { MOST_LINES } from '@balcao/contract/shared/cnab/bank';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { statementLines } from '@balcao/contract/shared/cnab/statement';
import type { Ctx, FileAnswer } from '../../core/area';
import { addDays, diffDays, isRealDay } from '../../core/calendar';
import { fieldProblem } from '../../core/problem';
import { dayEntries } from '../statement/service';
import { ownerOf } from './close-day';

/** Statement files are numbered by their day, so that one made anew has the same number. */
const FIRST_DAY = '2020-01-01';

/** Why no statement file of a day can be made, pt-BR; null where it can. */
export function dayFault(day: string, today: string): string | null {
  if (!isRealDay(day) || day < FIRST_DAY) return 'Informe uma data válida';
  return day >= today ? 'O extrato de um dia sai depois que ele termina' : null;
}

/** The statement of a day in CNAB 240. @throws Problem 422 at 'day' */
export async function statementFile(ctx: Ctx, day: string): Promise<FileAnswer> {
  const fault = dayFault(day, ctx.today);
  if (fault) throw fieldProblem('day', fault);
  const { opening, entries } = await dayEntries(ctx.db, ctx.accountId, day, MOST_LINES);
  if (entries.length === MOST_LINES)
    throw fieldProblem('day', 'Este dia tem lançamentos demais para um arquivo: exporte o extrato em planilha');
  const owner = {
    ...(await ownerOf(ctx.db, ctx.accountId, diffDays(FIRST_DAY, day) + 1, ctx.now)),
    createdOn: addDays(day, 1),
    createdAt: '000000',
  };
  const lines = entries.map(({ value, description, protocol }) => ({ value, history: description, protocol }));
  return {
    name: `extrato-${day}.ret`,
    bytes: Buffer.from(fileBytes(fileOf(statementLines(owner, day, opening, lines)))),
  };
}
