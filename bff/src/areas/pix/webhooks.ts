import type { MoneyState } from '@balcao/contract/money/operation';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Operation } from '../../kits/money/kind';
import { moneyOf } from '../../kits/money/pix/api-values';
import { receivedNamed, toPix } from '../../kits/money/pix/received-api';
import { tellPixWebhook } from '../developer/service';
import { keySettings } from '../pix-qrcodes/service';
import { detailsOf } from './details';
import { toSent } from './sent-api';

const ENDS: ReadonlySet<MoneyState> = new Set<MoneyState>(['settled', 'refused', 'returned']);

/** Tells an application's webhook what became of a Pix that it sent. */
export async function enqueueSent(trx: Trx, tools: JobTools, operation: Operation, state: MoneyState): Promise<void> {
  const { payerKey = null, sendId, endToEnd } = detailsOf(operation);
  if (!payerKey || !ENDS.has(state)) return;
  const { tarifa, favorecido } =
    (await keySettings(trx, operation.account_id, payerKey))?.envio?.webhook.notificacao ?? {};
  const { name, document, ispb } = operation.counterpart;
  const { status, horario, devolucoes } = toSent({ ...operation, state, send_id: sendId ?? null });
  await tellPixWebhook(trx, tools, {
    accountId: operation.account_id,
    key: payerKey,
    topic: state === 'returned' ? 'DEVOLUCAO_RECEBIDA' : 'PIX_ENVIADO',
    endToEnd,
    pix: {
      endToEndId: endToEnd,
      chave: payerKey,
      valor: moneyOf(operation.amount),
      horario: horario.liquidacao ?? horario.solicitacao,
      tipo: 'SOLICITACAO',
      status,
      ...(devolucoes ? { devolucoes } : {}),
      gnExtras: {
        idEnvio: sendId,
        ...(tarifa && { tarifa: moneyOf(operation.fee) }),
        ...(favorecido && { favorecido: { nome: name, identificacao: document, codigoBanco: ispb } }),
        ...(operation.reason ? { erro: { motivo: operation.reason } } : {}),
      },
    },
  });
}

/** Tells the webhook of the key that received a Pix what became of its refund. */
export async function enqueueRefund(trx: Trx, tools: JobTools, operation: Operation, state: MoneyState): Promise<void> {
  if (!ENDS.has(state)) return;
  const accountId = operation.account_id;
  const row = await trx
    .selectFrom('pix_received')
    .select(['end_to_end', 'key'])
    .where('account_id', '=', accountId)
    .where('id', '=', detailsOf(operation).refundOf ?? 0)
    .executeTakeFirst();
  if (!row?.key) return;
  const pix = toPix(await receivedNamed({ db: trx, accountId }, row.end_to_end));
  await tellPixWebhook(trx, tools, {
    accountId,
    key: row.key,
    topic: 'DEVOLUCAO_ENVIADA',
    endToEnd: row.end_to_end,
    pix,
  });
}
