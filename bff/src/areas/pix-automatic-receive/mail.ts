import type { CollectionDetail } from '@balcao/contract/pix-automatic-receive';
import type { Ctx } from '../../core/area';
import { formatDay, today } from '../../core/calendar';
import { isEmail } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { issuingOf, type Issuing } from '../../kits/charging/new-charge';
import { addHistory } from './histories';
import { hold, showCollection, type Row } from './dto';

const EACH: Record<Row['period'], string> = {
  SEMANAL: 'por semana',
  MENSAL: 'por mês',
  TRIMESTRAL: 'por trimestre',
  SEMESTRAL: 'por semestre',
  ANUAL: 'por ano',
};

type Asked = Pick<
  Row,
  'account_id' | 'id' | 'payer_name' | 'contract' | 'period' | 'first_day' | 'amount' | 'code' | 'answer_by'
>;

/** E-mails a request to the payer: with the code to paste, or with a hint to the request in the app of the payer's bank. */
export async function mailRequest(work: Issuing, row: Asked, recipient: string): Promise<void> {
  const { trx, accountId, now } = work;
  const seller = await displayNameOf(trx, accountId);
  const amount = row.amount === null ? 'valor variável' : formatMoney(row.amount);
  const until = formatDay(today(row.answer_by));
  const how = row.code
    ? [`Abra o aplicativo do seu banco, escolha Pix Copia e Cola e cole este código até ${until}:`, row.code]
    : [`O pedido está no aplicativo do seu banco: abra-o e responda até ${until}.`];
  const what = `${row.contract}, ${amount} ${EACH[row.period]}, a partir de ${formatDay(row.first_day)}`;
  const body = [
    `Olá, ${row.payer_name}.`,
    `${seller} pede sua autorização para receber por Pix automático: ${what}.`,
    ...how,
  ].join('\n\n');
  const subject = `Pix automático de ${seller}`;
  await sendMessages(trx, [{ accountId, channel: 'mail', recipient, subject, body, at: now }]);
  await addHistory(trx, work, row, `Pedido enviado por e-mail para ${recipient}`, now, work.userName);
}

/** E-mails a request again. @throws Problem 404; 409 'answered' where it does not wait for an answer; 422 at 'email' that is not valid. */
export async function resendRequest(ctx: Ctx, id: number, typed: string): Promise<CollectionDetail> {
  const row = await hold(ctx, id);
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw fieldProblem('email', 'Informe um e-mail válido');
  if (row.state !== 'CRIADA') throw new Problem(409, 'answered', 'Este pedido não espera mais a resposta do pagador.');
  await mailRequest(issuingOf(ctx), row, email);
  return showCollection(ctx, id);
}
