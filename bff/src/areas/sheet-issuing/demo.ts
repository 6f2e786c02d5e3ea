import { addDays, formatDay } from '../../core/calendar';
import { formatAmount } from '../../core/money';
import { formatDocument } from '../../core/documents';
import { stableHash } from '../../core/tokens';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import './tables';

const TITLES = ['CPF ou CNPJ', 'Nome', 'Descrição', 'Valor', 'Vencimento'];
const FIELDS = ['document', 'name', 'item', 'value', 'expire_at'];
const WRONG = { column: 0, message: 'Informe um CPF válido' };
const PAST = { column: 4, message: 'O vencimento não pode ser anterior a hoje' };

/** Adds an issued spreadsheet with two refused rows, and a draft; their rows are the firm's real billets. */
async function fillSheets({ trx, bank, now, today }: DemoContext): Promise<void> {
  const { id: account, people } = bank.corporation;
  const owner = people[0]!;
  const charges = await trx
    .selectFrom('charges')
    .select(['id', 'customer_name', 'customer_document', 'value', 'expire_at'])
    .where('account_id', '=', account)
    .where('kind', '=', 'banking_billet')
    .orderBy('id', 'desc')
    .limit(12)
    .execute();
  const daysAgo = (days: number, minutes = 0) => new Date(now.getTime() - days * 86_400_000 + minutes * 60_000);
  const add = async (values: { file_name: string; kind: string; total: number; days: number; done: boolean }) => {
    const { id } = await trx
      .insertInto('charge_sheets')
      .values({
        account_id: account,
        user_id: owner.id,
        user_name: owner.name,
        kind: values.kind,
        file_name: values.file_name,
        status: values.done ? 'done' : 'draft',
        titles: JSON.stringify(TITLES),
        fields: JSON.stringify(FIELDS),
        total: values.total,
        content_hash: stableHash([values.file_name]),
        task_id: null,
        created_at: daysAgo(values.days),
        started_at: values.done ? daysAgo(values.days, 6) : null,
        ended_at: values.done ? daysAgo(values.days, 7) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const cellsOf = (c: (typeof charges)[number], day: string, document: string) =>
    JSON.stringify([document, c.customer_name, 'Pedido do mês', formatAmount(c.value), formatDay(day)]);
  const done = await add({
    file_name: 'cobrancas-do-mes.xlsx',
    kind: 'banking_billet',
    total: 12,
    days: 3,
    done: true,
  });
  const draft = await add({
    file_name: 'pedidos-da-semana.csv',
    kind: 'banking_billet',
    total: 5,
    days: 0,
    done: false,
  });
  const rowsOf = (sheet: number, count: number, isDone: boolean) =>
    charges.slice(0, count).map((charge, at) => {
      const fault = at === 2 ? WRONG : at === 4 ? PAST : null;
      return {
        account_id: account,
        import_id: sheet,
        line: at + 2,
        cells: cellsOf(
          charge,
          fault === PAST ? addDays(today, -20) : isDone ? charge.expire_at : addDays(today, 12),
          fault === WRONG ? '111.222.333-00' : formatDocument(charge.customer_document),
        ),
        state: fault ? ('refused' as const) : isDone ? ('issued' as const) : ('ready' as const),
        faults: JSON.stringify(fault ? [fault] : []),
        value: fault ? null : charge.value,
        charges: fault ? 0 : 1,
        customer: charge.customer_name,
        issued_id: isDone && !fault ? charge.id : null,
      };
    });
  await trx
    .insertInto('charge_sheet_rows')
    .values([...rowsOf(done, 12, true), ...rowsOf(draft, 5, false)])
    .execute();
}

/** Filled after the billets. */
export default defineDemo({
  order: 90,
  fill: fillSheets,
});
