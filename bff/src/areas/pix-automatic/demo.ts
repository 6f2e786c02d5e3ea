import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { RECEIVERS } from './receivers';
import './tables';

const HEX = 32;

/** Three recurrences of the corporation as payer: an active one for energy, a cancelled one, and a request to answer. */
export default defineDemo({
  fill({ bulk, bank, dice, today }) {
    const { corporation } = bank;
    const [owner] = corporation.people;
    const [energy, gym] = RECEIVERS;
    const rows = [
      {
        receiver: energy,
        contract: 'Conta de energia da torrefação',
        state: 'APROVADA',
        ago: 200,
        ended: null,
        payer_limit: 250_000,
        minimum: 5_000,
      },
      {
        receiver: gym,
        contract: 'Convênio da equipe',
        state: 'CANCELADA',
        ago: 320,
        ended: 60,
        payer_limit: null,
        minimum: null,
      },
      {
        receiver: gym,
        contract: 'Plano corporativo',
        state: 'CRIADA',
        ago: 1,
        ended: null,
        payer_limit: null,
        minimum: null,
      },
    ] as const;
    for (const { receiver, contract, state, ago, ended, payer_limit, minimum } of rows) {
      const isAsked = state === 'CRIADA';
      const at = instant(addDays(today, -ago), '10:20:00');
      bulk.add('pix_automatic', {
        account_id: corporation.id,
        id: bulk.id('pix_automatic'),
        recurrence: dice.hex(HEX),
        receiver: { ...receiver },
        name: receiver.name,
        contract,
        period: 'MENSAL',
        first_day: addDays(today, 12 - ago),
        last_day: null,
        amount: isAsked ? 18_990 : null,
        minimum,
        payer_limit,
        journey: isAsked ? 1 : 2,
        state,
        asked_at: at,
        answer_by: isAsked ? instant(addDays(today, 4), '10:20:00') : null,
        authorised_at: isAsked ? null : at,
        authorised_by: isAsked ? null : owner!.id,
        ended_at: ended ? instant(addDays(today, -ended), '16:00:00') : null,
      });
    }
  },
});
