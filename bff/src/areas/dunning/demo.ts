import { defineDemo } from '../../demo/define-demo';
import './tables';

const LINE = 'Linha digitável: {{linha_digitavel}}';

/** Steps of the firm's ruler: three days before the due day, one day after and a week after. */
const STEPS = [
  {
    days: -3,
    channel: 'email',
    subject: 'Sua cobrança de {{empresa}} vence em {{vencimento}}',
    body: `Olá, {{cliente}}.\n\nSua cobrança de {{valor}} vence em {{vencimento}}.\n\n${LINE}`,
  },
  {
    days: 1,
    channel: 'sms',
    subject: '',
    body: '{{empresa}}: a cobrança de {{valor}} venceu em {{vencimento}}. Pague com {{linha_digitavel}}',
  },
  {
    days: 7,
    channel: 'email',
    subject: 'Cobrança de {{empresa}} vencida em {{vencimento}}',
    body: `Olá, {{cliente}}.\n\nAinda não recebemos o pagamento de {{valor}}, vencido em {{vencimento}}.\n\n${LINE}`,
  },
] as const;

export default defineDemo({
  order: 75,
  clerkGrants: { 'receive:dunning': true },
  fill({ bulk, bank, now, today }) {
    const account_id = bank.corporation.id;
    bulk.add('dunning_settings', {
      account_id,
      enabled: true,
      from_hour: 8,
      to_hour: 20,
      business_days: true,
      updated_at: now,
    });
    for (const step of STEPS)
      bulk.add('dunning_steps', {
        account_id,
        id: bulk.id('dunning_steps'),
        ...step,
        group_id: null,
        active: true,
        deleted: false,
        since: today,
      });
  },
});
