import type { Counterpart } from '@balcao/contract/money/operation';
import type { Db } from '../../core/database';
import type { Origin, StatementSource } from '../../core/statement-source';
import { kindNamed } from '../../kits/money/kinds';
import '../../kits/money/tables';
import { wordsFor } from '../../kits/money/words';

const areas = Object.values(import.meta.glob<StatementSource>('../*/statement.ts', { eager: true, import: 'default' }));

/** Labels of kinds of posting that belong to no area. */
const OWN: StatementSource['types'] = {
  deposit: 'Depósito',
  'supplier-payment': 'Pagamento de fornecedores',
  payroll: 'Folha de pagamento',
  withdrawal: 'Retirada',
  return: 'Devolução de valor',
  'return-inside': 'Devolução de valor',
  'return-return': 'Devolução que voltou',
};

const LABELS = new Map(
  Object.entries(Object.assign({}, OWN, ...areas.map(({ types }) => types)) as Record<string, string>),
);

/** What areas expect to receive. */
export const futureSources = areas.flatMap(({ future }) => (future ? [future] : []));

/** pt-BR name of a posting that the money kit makes of an operation: its payment, its fee, what came back. */
function ofOperation(type: string): string | null {
  const [, name, part] = /^(.+?)(-fee|-return)?$/.exec(type)!;
  const kind = kindNamed(name!);
  if (!kind) return null;
  if (part === '-fee') return `Tarifa de ${kind.label}`;
  return part === '-return' ? wordsFor(kind, 'returned') : kind.label;
}

/** pt-BR name of a kind of posting. */
export const typeLabel = (kind: string): string => LABELS.get(kind) ?? ofOperation(kind) ?? 'Outros lançamentos';

export const MONEY_ROUTE = 'pay-transfer:receipts-detail';
const MONEY = /^money:(\d+)/;

/** The id of the operation in a posting's or reservation's key; null where it has none. */
export const operationOfKey = (key: string): number | null => Number(MONEY.exec(key)?.[1] ?? 0) || null;

/** The page about a posting's origin: from the first area that has one, or else the receipt of its operation; null: none. */
export async function originOf(db: Db, accountId: number, key: string): Promise<Origin | null> {
  for (const { origin } of areas) {
    const source = await origin?.(db, accountId, key);
    if (source) return source;
  }
  const operation = operationOfKey(key);
  if (!operation) return null;
  const own = await db
    .selectFrom('money_operations')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', operation)
    .executeTakeFirst();
  return own ? { route: MONEY_ROUTE, params: { id: own.id } } : null;
}

/** The page on which an area returns the money of a posting; null: none. */
export async function returnPlaceOf(db: Db, accountId: number, key: string, now: Date): Promise<Origin | null> {
  for (const { returnAt } of areas) {
    const instant = await returnAt?.(db, accountId, key, now);
    if (instant) return instant;
  }
  return null;
}

/** The payer and amount (integer cents) of a received posting that can be returned; null for others. */
export async function payerOf(
  db: Db,
  accountId: number,
  key: string,
): Promise<{ counterpart: Counterpart; amount: number } | null> {
  for (const { paidBy } of areas) {
    const payer = await paidBy?.(db, accountId, key);
    if (payer) return payer;
  }
  return null;
}
