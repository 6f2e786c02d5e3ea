import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Db } from '../../core/database';
import { settingOf } from '../../kits/charging/billing/settings';
import { withBilletDefaults } from '../../kits/charging/billet-defaults';
import { billetFaults } from '../../kits/charging/issue-rules';
import { ratesOf } from '../../kits/charging/rates/rates';
import { plainText } from '../../kits/charging/sheets/cells';
import { defineSheetKind, type SheetColumn } from '../../kits/charging/sheets/kind';
import { cellReader } from '../../kits/charging/sheets/reading';
import { atColumns, readTerms, TERM_COLUMNS } from '../../kits/charging/sheets/terms';
import { readWord } from '../../kits/charging/sheets/values';
import { NO_CARDS, takesCards } from '../card-charges/service';
import { printedBillets } from '../charges/service';
import { addSubscriptions, billetOnly, inItsWords } from './create';
import { planFinder } from './plans';
import './tables';

const PLAN: SheetColumn = {
  field: 'plan',
  title: 'Plano',
  width: 22,
  required: true,
  called: 'nomedoplano|planodaassinatura|planodeassinatura',
  examples: () => ['Mensal', 'Anual'],
};

const BY_CARD = 'Cartão de crédito';
const readMethod = readWord<NonNullable<SubscriptionInput['payment_method']>>(
  new Map([
    ['boleto', 'banking_billet'],
    ['cartao', 'credit_card'],
    ['cartaodecredito', 'credit_card'],
  ]),
  `Responda Boleto ou ${BY_CARD}`,
);
const METHOD: SheetColumn = {
  field: 'payment_method',
  title: 'Pagamento da assinatura',
  width: 22,
  examples: () => ['Boleto', BY_CARD],
};

const columns: SheetColumn[] = [
  PLAN,
  ...TERM_COLUMNS.map((column) =>
    column.field === 'expire_at'
      ? { ...column, title: 'Primeiro vencimento', called: `vencimento|${column.called}` }
      : column,
  ),
  METHOD,
];

/** Ids of the first charges of subscriptions, where they have a billet by now: it is made ten days before its due date. */
async function firstBillets(db: Db, accountId: number, subscriptions: number[]): Promise<number[]> {
  if (!subscriptions.length) return [];
  const rows = await db
    .selectFrom('subscription_periods as p')
    .innerJoin('charges as c', (on) => on.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.charge_id'))
    .select('p.charge_id')
    .where('p.account_id', '=', accountId)
    .where('p.subscription_id', 'in', subscriptions)
    .where('p.period', '=', 1)
    .where('c.barcode', 'is not', null)
    .execute();
  return rows.map(({ charge_id }) => charge_id);
}

/** Spreadsheet of subscriptions: a row is one subscription on a plan of the account; its value is the value of each charge. */
export default defineSheetKind<Omit<SubscriptionInput, 'customers'>>({
  kind: 'subscription',
  order: 30,
  chargeTypeLabel: 'Assinatura',
  paymentMethodLabel: 'Boleto ou cartão',
  subscriptionPlanLabel: 'O da coluna Plano',
  chargesLabel: 'Primeiras cobranças',
  file: 'modelo-de-assinaturas',
  columns,
  route: 'billing-subscription-management-detail',
  seenWith: 'receive:management:subscriptions',
  fee: async (db, accountId) => (await ratesOf(db, accountId)).charges.billet.fee,
  reader: async (db, facts) => {
    const { accountId, today, config } = facts;
    const defaults = await settingOf(db, accountId, 'billet');
    const planOf = await planFinder(db, accountId);
    const cards = await takesCards(db, config, accountId);
    return (cell) => {
      const reader = cellReader(cell);
      const name = plainText(cell('plan'));
      const plan = planOf(name);
      if (!name) reader.refuse('plan', 'Preenchimento obrigatório');
      else if (plan === null) reader.refuse('plan', 'Mais de um plano tem um nome parecido: escreva como no cadastro');
      else if (!plan) reader.refuse('plan', 'Plano não encontrado');
      const method = reader.take('payment_method', readMethod) ?? 'banking_billet';
      const byCard = method === 'credit_card';
      if (byCard && !cards) reader.refuse('payment_method', NO_CARDS);
      const own = readTerms(cell, facts, reader);
      const terms = byCard ? own : withBilletDefaults(defaults, own);
      const faults = [...(byCard ? billetOnly(terms) : []), ...billetFaults(terms, today).map(inItsWords)];
      for (const { field, message } of atColumns(faults)) reader.refuse(field, message);
      const input = { ...terms, plan_id: plan?.id ?? 0, ...(byCard ? { payment_method: method } : {}) };
      return { input, faults: reader.faults, value: totalsOf(input).value, charges: 1 };
    };
  },
  papersLater: {
    of: firstBillets,
    none: 'Nenhum boleto para imprimir por enquanto: cada um é emitido 10 dias antes do vencimento.',
  },
  papers: printedBillets,
  issue: async (work, input, customer) => {
    const { ids, errors } = await addSubscriptions(work, { ...input, customers: [customer] });
    return ids[0] === undefined ? { fault: errors[0]!.errorMessage } : { id: ids[0] };
  },
});
