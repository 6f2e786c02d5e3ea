import { addDays } from '../../../core/calendar';
import { instant } from '../../../demo/calendar';
import type { DemoContext } from '../../../demo/define-demo';
import '../../../rails/acquirer/tables';
import { consentOf, planOf } from '../rules';
import '../tables';

/** The plan of all demo sales: each instalment is paid within thirty days, so that none of credit was paid yet. */
export const PLAN = planOf(30)!;
export const MACHINES = [
  { serial: 'SBX204815301', name: 'Balcão' },
  { serial: 'SBX204815302', name: 'Entregas' },
] as const;
/** Not activated yet: for whoever tries the activation. */
const SPARE = { code: 'CAFE2026', serial: 'SBX204815303' };

/** The firm's machines, its plan with the consent, and a machine that is still in its box. */
export function addMachines({ bulk, bank, today }: DemoContext): void {
  const account_id = bank.corporation.id;
  const owner = bank.people['titular@balcao.demo'];
  for (const [n, { serial, name }] of MACHINES.entries()) {
    const activation_code = `DEMO000${n + 1}`;
    bulk.add('card_machines', {
      account_id,
      id: bulk.id('card_machines'),
      serial,
      model: 'Balcão Pro 2',
      name,
      activation_code,
      max_parcels: n === 0 ? 12 : 3,
      pin_set_at: null,
      activated_at: instant(addDays(today, -60 + n), '10:15:00'),
    });
    bulk.add('sandbox_acquirer_machines', {
      code: activation_code,
      serial,
      model: 'Balcão Pro 2',
      account_id,
      max_parcels: n === 0 ? 12 : 3,
    });
  }
  bulk.add('sandbox_acquirer_machines', { ...SPARE, model: 'Balcão Pro 2', account_id: null, max_parcels: 12 });
  bulk.add('sandbox_acquirer_plans', { account_id, plan: PLAN });
  bulk.add('card_machine_merchants', { account_id, activity_field: 1, mcc: '5499' });
  bulk.add('card_machine_plans', {
    account_id,
    id: bulk.id('card_machine_plans'),
    user_id: owner.id,
    user_name: owner.name,
    anticipation_due_days: PLAN.anticipation_due_days,
    plan: PLAN,
    consent: consentOf(PLAN),
    starts_at: instant(addDays(today, -45), '16:20:00'),
  });
}
