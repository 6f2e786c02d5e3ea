import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import type { Trx } from '../../core/database';
import { formatPhone } from '../../core/documents';
import { billetRail } from '../../rails/billet/rail';
import { billetOf } from './actions';
import { addHistories } from './histories';
import { settingOf } from './billing/settings';
import { mailBillets, MAILED_COLUMNS, textBillets, type MailedCharge } from './mail';
import './tables';
import { publishCharges } from './live';
import { channelsOf, methodsOf, type Transmission } from './transmission';

interface Registration {
  accountId: number;
  ids: number[];
}

/** Tells the clearing house of billets, new ones and ones whose due date changed; new ones are payable and e-mailed from then on. */
export const billetRegister = defineJob<Registration>({ name: 'billet-register', run: registerBillets });

/** Billets a job: small, as each job is one transaction, and open pages see the billets arrive. */
const AT_ONCE = 100;

/** Enqueued in the transaction of the change. */
export async function enqueueRegistration(
  ctx: Pick<Ctx, 'services' | 'trx' | 'afterCommit'>,
  accountId: number,
  ids: number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await enqueue(ctx.trx(), ctx, billetRegister, { accountId, ids: ids.slice(from, from + AT_ONCE) });
}

async function registerBillets(trx: Trx, { accountId, ids }: Registration, tools: JobTools): Promise<void> {
  const rows = await trx
    .selectFrom('charges')
    .select([...MAILED_COLUMNS, 'status', 'kind', 'send_email', 'collection_key', 'customer_document'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('status', 'in', ['new', 'waiting'])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!rows.length) return;
  const charges = rows.map(billetOf);
  await billetRail(tools.services.config).register(
    charges.map((c) => ({
      collectionKey: c.collection_key,
      value: c.value,
      dueDay: c.expire_at,
      payerDocument: c.customer_document,
      payerName: c.customer_name,
    })),
  );
  const fresh = charges.filter((charge) => charge.status === 'new');
  if (!fresh.length) return;

  const now = await bankNow(trx);
  const freshIds = fresh.map((charge) => charge.id);
  await trx
    .updateTable('charges')
    .set({ status: 'waiting', updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', 'in', freshIds)
    .execute();
  await addHistories(
    trx,
    accountId,
    now,
    freshIds.map((chargeId) => ({ chargeId, agent: 'rail', action: 'register', message: 'Boleto registrado' })),
  );
  await sendNew(trx, accountId, fresh, now);
  tools.afterCommit(() =>
    publishCharges((...told) => tools.services.realtime.live(accountId, ...told), 'updated', fresh),
  );
}

const SENT: Record<Transmission, string> = { email: '', sms: ' por SMS', whatsapp: ' por WhatsApp' };

/** Sends billets just registered to their payers, each by its own channels. */
async function sendNew(
  trx: Trx,
  accountId: number,
  fresh: (MailedCharge & { send_email: boolean })[],
  at: Date,
): Promise<void> {
  const { issued } = await settingOf(trx, accountId, 'communication');
  const ids = fresh.map(({ id }) => id);
  const tagged = await methodsOf(trx, accountId, ids);
  const sent = fresh.flatMap((charge) =>
    channelsOf(charge, tagged.get(charge.id) ?? [], issued).map((channel) => ({
      charge,
      channel,
      recipient: (channel === 'email' ? charge.customer_email : charge.customer_phone)!,
      at,
    })),
  );
  await mailBillets(
    trx,
    accountId,
    sent.filter(({ channel }) => channel === 'email'),
  );
  await textBillets(
    trx,
    accountId,
    sent.flatMap(({ channel, ...one }) => (channel === 'email' ? [] : [{ ...one, channel }])),
  );
  await addHistories(
    trx,
    accountId,
    at,
    sent.map(({ charge, channel, recipient }) => ({
      chargeId: charge.id,
      agent: 'system' as const,
      action: channel,
      message: `Boleto enviado${SENT[channel]} para ${channel === 'email' ? recipient : formatPhone(recipient)}`,
    })),
  );
}
