import {
  SUMMARY_BRANDS,
  SUMMARY_TYPES,
  type MachineContest,
  type MachinePlan,
  type SaleQuery,
} from '@balcao/contract/card-machine/shapes';
import { MOST_PARCELS, pinFault, readActivationCode } from '@balcao/contract/shared/card-machine';
import { formatPercent } from '../../core/money';
import { costOf, PLANS, type Brand, type Modality, type Sold } from '../../rails/acquirer/terms';
import { codeOf, isOfField } from './activities';

export interface FieldFault {
  field: string;
  message: string;
}

const PIN_FAULTS: Record<NonNullable<ReturnType<typeof pinFault>>, string> = {
  digits: 'A senha tem quatro dígitos.',
  repeated: 'Escolha uma senha que não repita o mesmo dígito.',
  sequence: 'Escolha uma senha que não seja uma sequência.',
};

/** What is wrong with a PIN, at its field. */
export function refusePin(pin: string): FieldFault[] {
  const fault = pinFault(pin);
  return fault ? [{ field: 'pin', message: PIN_FAULTS[fault] }] : [];
}

/** What is wrong with a change of a machine: one of the two at a time, up to twelve instalments (AREAS-7-card-machine-1). */
export function refuseChange({ max_parcels, pin }: { max_parcels?: number; pin?: string }): FieldFault[] {
  if ((max_parcels === undefined) === (pin === undefined))
    return [{ field: 'max_parcels', message: 'Mude o número de parcelas ou a senha, um de cada vez.' }];
  if (pin !== undefined) return refusePin(pin);
  return max_parcels! >= 1 && max_parcels! <= MOST_PARCELS
    ? []
    : [{ field: 'max_parcels', message: `Escolha de 1 a ${MOST_PARCELS} parcelas.` }];
}

interface Activating {
  activation_code: string;
  name: string;
  activity_field?: number;
  mcc?: string;
}

/** What is wrong with an activation; the first one of the account also says what it sells. */
export function refuseActivation(
  { activation_code, name, activity_field, mcc }: Activating,
  isFirst: boolean,
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (!readActivationCode(activation_code))
    faults.push({
      field: 'activation_code',
      message: 'O código tem oito letras e números, como na tela da maquininha.',
    });
  if (!name) faults.push({ field: 'name', message: 'Preenchimento obrigatório' });
  if (!isFirst) return faults;
  if (activity_field === undefined) faults.push({ field: 'activity_field', message: 'Escolha o ramo de atividade.' });
  if (!mcc || !codeOf(mcc)) faults.push({ field: 'mcc', message: 'Escolha o que você vende.' });
  else if (activity_field !== undefined && !isOfField(mcc, activity_field))
    faults.push({ field: 'mcc', message: 'Este código não é do ramo de atividade escolhido.' });
  return faults;
}

/** The plan with that many days; undefined where none is offered. */
export const planOf = (days: number): MachinePlan | undefined =>
  PLANS.find((one) => one.anticipation_due_days === days);

/** Without a change there is no anticipation: nobody pays for what they did not agree to. */
export const FIRST_PLAN: MachinePlan = planOf(0)!;

/** What is wrong with a change of the plan; one with anticipation asks for consent. */
export function refusePlan(asked: { anticipation_due_days: number; accepts?: boolean }, active: number): FieldFault[] {
  const { anticipation_due_days: days, accepts } = asked;
  const at = (field: string, message: string) => [{ field, message }];
  const plan = planOf(days);
  if (!plan) return at('anticipation_due_days', 'Este plano não é oferecido.');
  if (days === active) return at('anticipation_due_days', 'Este já é o plano da conta.');
  return plan.anticipation_rate > 0 && accepts !== true
    ? at('accepts', 'Confirme que concorda com o custo da antecipação.')
    : [];
}

/** What is agreed to with a plan, pt-BR: kept with the change. */
export const consentOf = ({ anticipation_due_days: days, anticipation_rate: rate }: MachinePlan): string =>
  rate === 0
    ? 'Sem antecipação: cada parcela do crédito é paga no mês dela.'
    : `Todas as parcelas do crédito são pagas em ${days} ${days === 1 ? 'dia' : 'dias'}. A antecipação custa ${formatPercent(rate, 2)} ao mês sobre o valor de cada parcela, pelos dias antecipados.`;

/** The plan in force at an instant, of changes in any order. */
export function planAt<P extends { starts_at: Date; plan: MachinePlan }>(changes: readonly P[], at: Date): MachinePlan {
  const before = changes.filter(({ starts_at }) => starts_at <= at);
  const last = before.reduce<P | null>((found, one) => (found && found.starts_at > one.starts_at ? found : one), null);
  return last?.plan ?? FIRST_PLAN;
}

/** What a sale should cost by the plan in force; what was charged where that plan has no rate for it, as nothing was agreed. */
export const agreedCost = (plan: MachinePlan, sold: Sold, charged: number): number => costOf(plan, sold) ?? charged;

export interface Sums {
  count: number;
  amount: number;
  fee: number;
  net: number;
}

const NOTHING: Sums = { count: 0, amount: 0, fee: 0, net: 0 };
const plus = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  amount: a.amount + b.amount,
  fee: a.fee + b.fee,
  net: a.net + b.net,
});

/** What was sold by type and brand; voucher, alelo and vr count nowhere, not in the whole either (AREAS-9-13). */
export function summarise(rows: readonly (Sums & { modality: Modality; brand: Brand | null })[]) {
  const of = (some: typeof rows) => some.reduce<Sums>((sum, one) => plus(sum, one), NOTHING);
  const isShown = ({ modality, brand }: (typeof rows)[number]) =>
    (SUMMARY_TYPES as readonly string[]).includes(modality) &&
    (brand === null || (SUMMARY_BRANDS as readonly string[]).includes(brand));
  const visible = rows.filter(isShown);
  return {
    ...of(visible),
    types: SUMMARY_TYPES.map((type) => {
      const those = visible.filter(({ modality }) => modality === type);
      return {
        type,
        ...of(those),
        brands: SUMMARY_BRANDS.map((brand) => ({ brand, ...of(those.filter((one) => one.brand === brand)) })).filter(
          ({ count }) => count > 0,
        ),
      };
    }),
  };
}

/** Whether a contest can still be answered: while it is open, its last day included. */
export const mayAnswer = ({ state, deadline }: Pick<MachineContest, 'state' | 'deadline'>, today: string): boolean =>
  state === 'open' && today <= deadline;

const split = (typed: string | undefined) => typed?.split(',').filter(Boolean);

/** Filters by their names of the specification as those of the grid. */
export const filtersOf = ({ search, startDate, endDate, modalities, brands, operationTypes }: SaleQuery) => ({
  ...(search !== undefined && { text: search }),
  ...((startDate ?? endDate) && { days: { ...(startDate && { from: startDate }), ...(endDate && { to: endDate }) } }),
  ...(modalities && { modalities: split(modalities) as Modality[] }),
  ...(brands && { brands: split(brands) as Brand[] }),
  ...(operationTypes && { operationTypes: split(operationTypes) as ('single' | 'instalments')[] }),
});

export const serialsOf = ({ serialNumbers }: SaleQuery): string[] | undefined => split(serialNumbers);
