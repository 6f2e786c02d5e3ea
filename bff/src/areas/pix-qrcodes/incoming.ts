import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { fieldProblem } from '../../core/problem';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import type { ReceivedPix } from '../../kits/money/pix/listeners';
import { holderOfKey, receiveByKey, receivePix } from '../../kits/money/pix/receive';
import { readKey } from '../../rails/pix-directory/keys';
import { KNOWN_KEYS } from '../../rails/pix-directory/people';
import { parseBrCode } from '../../rails/pix/br-code';
import { dynamicCode } from './service';
import { refuseArriving } from './settings';

/** A Pix that somebody at another bank sends to a key or by a code. */
export interface Sent {
  key?: string | undefined;
  code?: string | undefined;
  /** Integer cents; needed where the code has no amount. */
  amount?: number | undefined;
  message?: string | undefined;
  /** Key in KNOWN_KEYS of the payer; Ana's where absent or unknown. */
  payer?: string | undefined;
  /** End-to-end id; a Pix with an id that was received before is not taken again. New where absent. */
  endToEnd?: string | undefined;
}

const payerOf = (key = 'ana@exemplo.com.br') => {
  const { holder, account } = KNOWN_KEYS[key] ?? KNOWN_KEYS['ana@exemplo.com.br']!;
  const { ispb, bankName: bank, branch, number } = account;
  return { name: holder.name, document: holder.document, ispb, bank, branch, account: number };
};

/**
 * Receives a Pix from another bank. Null where its end-to-end id was received before.
 * @throws Problem 422 where the payer's bank would refuse it: unknown key, wrong, expired or paid code, amount other than the code's.
 */
export async function sendIn(trx: Trx, tools: JobTools, sent: Sent, at: Date): Promise<ReceivedPix | null> {
  const payer = payerOf(sent.payer);
  const shared = {
    payer,
    at,
    message: sent.message ?? '',
    endToEnd: sent.endToEnd ?? newEndToEnd(payer.ispb, at),
  };
  const code = sent.code ? readCode(sent.code) : null;
  if (code?.location) {
    const charge = await dynamicCode(trx, code.location, at);
    if (!charge) throw fieldProblem('code', 'Este código não é deste banco.');
    if (charge.state === 'paid') throw fieldProblem('code', 'Este código já foi pago.');
    if (charge.state === 'expired') throw fieldProblem('code', 'Este código expirou.');
    if (charge.state === 'off') throw fieldProblem('code', GONE);
    if (sent.amount !== undefined && sent.amount !== charge.amount)
      throw fieldProblem('amount', 'O código fixa outro valor.');
    const { accountId, txid, key, amount } = charge;
    if (!key) return receivePix(trx, tools, { ...shared, accountId, txid, amount });
    // its key may be claimed meanwhile: what is asked by one account is never credited to another
    if ((await holderOfKey(trx, key)) !== accountId) throw fieldProblem('code', GONE);
    const fault = await refuseArriving(trx, accountId, { key, txid, isStatic: false, payer });
    if (fault) throw fieldProblem('code', fault);
    return receivePix(trx, tools, { ...shared, accountId, key, txid, amount });
  }
  const key = readKey(code?.key ?? sent.key ?? '')?.key;
  if (!key) throw fieldProblem('key', 'Informe uma chave ou um código deste banco.');
  if (code?.amount && sent.amount !== undefined && sent.amount !== code.amount)
    throw fieldProblem('amount', 'O código fixa outro valor.');
  const amount = code?.amount ?? sent.amount;
  if (!amount) throw fieldProblem('amount', 'Informe o valor.');
  const holder = await holderOfKey(trx, key);
  if (holder === null) throw fieldProblem('key', 'Esta chave não é de nenhuma conta deste banco.');
  const txid = code?.txid ?? null;
  const arriving = { key, txid, isStatic: code !== null, payer };
  const fault = await refuseArriving(trx, holder, arriving);
  if (fault) throw fieldProblem(code ? 'code' : 'key', fault);
  return receiveByKey(trx, tools, { ...shared, key, txid, amount });
}

const GONE = 'Este código não pode mais ser pago: a chave dele não é mais de quem o criou.';

function readCode(text: string) {
  const reading = parseBrCode(text);
  if (!reading.ok) throw fieldProblem('code', reading.message);
  return reading.code;
}
