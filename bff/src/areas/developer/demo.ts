import { API_SCOPES } from '@balcao/contract/shared/api-scopes';
import { API_ENVIRONMENTS } from '@balcao/contract/developer';
import { addDays } from '../../core/calendar';
import { hashToken } from '../../core/tokens';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import './tables';

const HEX = '0123456789abcdef';

/** An application of the firm's shop; nobody knows its secrets, as of any other. */
export default defineDemo({
  clerkGrants: {
    'api:introduction': false,
    'api:applications': false,
    'api:my-certificates': false,
    'api:documentation': false,
  },
  fill({ bulk, bank, dice, today }) {
    const account_id = bank.corporation.id;
    const created_at = instant(addDays(today, -40), '15:10:00');
    const id = bulk.id('api_applications');
    bulk.add('api_applications', {
      account_id,
      id,
      user_id: bank.people['titular@balcao.demo'].id,
      name: 'Loja virtual',
      scopes: API_SCOPES.filter(({ id: scope }) => /^(charge|cob|pix)(\.|$)/.test(scope)).map(({ id: scope }) => scope),
      created_at,
      removed_at: null,
    });
    for (const environment of API_ENVIRONMENTS)
      bulk.add('api_credentials', {
        account_id,
        id: bulk.id('api_credentials'),
        application_id: id,
        environment,
        client_id: `Client_Id_${dice.text(HEX, 40)}`,
        secret_hash: hashToken(dice.text(HEX, 40)),
        old_hash: null,
        old_until: null,
        created_at,
      });
    const delivered = { account_id, content_type: 'application/json', leased_until: null, next_at: null };
    const url = 'https://loja.exemplo.com.br/avisos/pix';
    for (const [days, isTaken] of [
      [3, true],
      [2, false],
    ] as const) {
      const at = instant(addDays(today, -days), '11:20:00');
      const subject = `E00360305${dice.text('0123456789', 23)}`;
      bulk.add('webhook_deliveries', {
        ...delivered,
        id: bulk.id('webhook_deliveries'),
        topic: 'PIX_RECEBIDO',
        subject,
        url,
        body: JSON.stringify({ pix: [{ endToEndId: subject, valor: '150.00', horario: at.toISOString() }] }),
        created_at: at,
        tries: isTaken ? 1 : 11,
        delivered_at: isTaken ? at : null,
        last_at: at,
        last_status: isTaken ? 200 : 503,
        last_error: null,
        last_answer: isTaken ? '{"ok":true}' : 'Service Unavailable',
      });
    }
  },
});
