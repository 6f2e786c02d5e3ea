import { formatDay } from '../../core/calendar';
import type { Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { formatTypedLine } from '../../rails/billet/barcode';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import './tables';

/** Sends one e-mail with all open parcels of a carnet; none where no parcel is open. */
export async function mailCarnet(
  trx: Trx,
  accountId: number,
  carnet: { id: number; customer_name: string },
  recipient: string,
  at: Date,
): Promise<void> {
  const parcels = await trx
    .selectFrom('charges')
    .select(['expire_at', 'value', 'barcode'])
    .where('account_id', '=', accountId)
    .where('carnet_id', '=', carnet.id)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
  if (!parcels.length) return;
  const receiver = await displayNameOf(trx, accountId);
  const lines = parcels.map(
    ({ expire_at, value, barcode }) =>
      `Vence em ${formatDay(expire_at)}: ${formatMoney(value)}\n${barcode ? formatTypedLine(barcode) : ''}`,
  );
  const body = [
    `Olá, ${carnet.customer_name}.`,
    `${receiver} emitiu um carnê para você. As parcelas em aberto são:`,
    ...lines,
    `Carnê ${carnet.id}`,
  ].join('\n\n');
  await sendMessages(trx, [{ accountId, channel: 'mail', recipient, subject: `Carnê de ${receiver}`, body, at }]);
}
