import type { CardChargeInput } from '@balcao/contract/card-charges';
import type { Answer } from '@balcao/contract/core/registry';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import { formatDay } from '../../core/calendar';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { lastFingerprints, lockNumbers } from '../../kits/charging/issue-repository';
import { billetFaults, DUPLICATE, fingerprintOf, type FieldErrors } from '../../kits/charging/issue-rules';
import { issuingOf, type Issuing, type Payer } from '../../kits/charging/new-charge';
import { payeeFaults } from '../../kits/charging/splits';
import { spendWhatFits } from '../../kits/money/limits-fit';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import { tagsFault } from '../../kits/charging/tag-rows';
import { customerPath, customerUrl, openCustomerPage } from './customer-page';
import { refuseWithoutCards } from './offer';
import { startCardCharge } from './start';

type Issued = Answer<'POST /charges/credit_card'>;
/** What only the API's charges have. */
type More = Pick<Parameters<typeof startCardCharge>[1], 'known' | 'write_off_days'>;

const priceOf = ({ items, shipping, credit_discount }: CardChargeInput) => ({
  items,
  ...(shipping === undefined ? {} : { shipping }),
  ...(credit_discount ? { discount: credit_discount } : {}),
});

/** Faults of a charge by card at its fields: those of a billet's sum, worded for a charge. @param today São Paulo day */
export function cardChargeFaults(input: CardChargeInput, today: string): FieldErrors {
  const { expire_at, message } = input;
  return billetFaults({ ...priceOf(input), expire_at, ...(message ? { message } : {}) }, today).map((fault) => ({
    field: fault.field.replace(/^discount/, 'credit_discount'),
    message: fault.message.replaceAll('um boleto', 'uma cobrança').replaceAll('o boleto', 'a cobrança'),
  }));
}

/** Why a customer cannot be charged, pt-BR; null where they can. @param last fingerprints of their two last charges */
export function payerFault(
  payer: Payer | undefined,
  ownDocument: string,
  { last, fingerprint }: { last: readonly (string | null)[]; fingerprint: string },
): string | null {
  if (!payer) return 'Cliente não encontrado';
  if (payer.deleted) return 'Este cliente foi excluído';
  if (payer.document === ownDocument) return OWN_DOCUMENT;
  return last.length === 2 && last.every((one) => one === fingerprint) ? DUPLICATE : null;
}

/**
 * Charges each customer by card (AREAS-1-1): nobody but the payer types the card, on the charge's own page. Customers who cannot be charged
 * are answered in `errors`, and the others are charged.
 * @throws Problem 422 at the fields of the input that are faulty for all.
 */
export async function issueCardCharges(ctx: Ctx, input: CardChargeInput, more: More = {}): Promise<Issued> {
  const work = issuingOf(ctx);
  const { trx, accountId, now } = work;
  await refuseWithoutCards(ctx, 'credit_card');
  const tags = await tagsFault(trx, accountId, input.tags ?? []);
  refuseFields([
    ...cardChargeFaults(input, saoPauloDay(now)),
    ...(await payeeFaults(trx, accountId, input.items)),
    ...(tags ? [{ field: 'tags', message: tags }] : []),
  ]);
  const { document } = await trx
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // issuing in one account is serialised by this lock: neither duplicates nor spent limits can appear after the checks
  await lockNumbers(trx, accountId);
  const wanted = [...new Set(input.customers)];
  const known = await payersByIds(trx, accountId, wanted, true);
  const documents = [...known.values()].map((payer) => payer.document);
  const last = await lastFingerprints(trx, accountId, documents);
  const { value } = totalsOf(priceOf(input));
  const answer: Issued = { ids: [], urls: [], errors: [] };
  const refuse = (id: number, payer: Payer | undefined, errorMessage: string) => {
    const { name = '', document: of = '', email = null } = payer ?? {};
    answer.errors.push({ customer: { id, name, document: of, email }, errorMessage });
  };
  for (const id of wanted) {
    const payer = known.get(id);
    const fingerprint = payer ? fingerprintOf(payer.document, input, value) : '';
    const fault = payerFault(payer, document, { last: last.get(payer?.document ?? '') ?? [], fingerprint });
    const { reason } = fault
      ? { reason: fault }
      : await spendWhatFits(trx, accountId, 'payment-link', { amount: value, count: 1, at: now });
    if (!payer || reason) refuse(id, payer, reason ?? '');
    else await chargeByCard(work, input, { payer, more, answer });
  }
  return answer;
}

interface Charging {
  payer: Payer;
  more: More;
  answer: Issued;
}

async function chargeByCard(work: Issuing, input: CardChargeInput, { payer, more, answer }: Charging): Promise<void> {
  const { trx, accountId, services, userId, userName } = work;
  const amounts = totalsOf(priceOf(input));
  const charge = await startCardCharge(work, {
    payer,
    items: input.items,
    amounts,
    expire_at: input.expire_at,
    message: input.message?.trim() || null,
    of: { kind: 'credit_card', customer_id: payer.id },
    tags: input.tags,
    ...more,
    told: 'Cobrança no cartão criada',
    by: { id: userId, name: userName },
  });
  const asks_address = input.is_request_address ?? false;
  const code = await openCustomerPage(trx, { account_id: accountId, charge_id: charge, asks_address });
  answer.ids.push(charge);
  answer.urls.push(customerPath(code));
  if ((input.send_email ?? true) && payer.email)
    await mailPage(work, { ...input, payer, value: amounts.value, url: customerUrl(services.config, code) });
}

type Mail = Pick<CardChargeInput, 'expire_at' | 'message'> & { payer: Payer; value: number; url: string };

async function mailPage({ trx, accountId, now }: Issuing, { payer, value, url, ...mail }: Mail): Promise<void> {
  const seller = await displayNameOf(trx, accountId);
  const body = [
    `Olá, ${payer.name}.`,
    `${seller} enviou uma cobrança no cartão de crédito de ${formatMoney(value)}.`,
    ...(mail.message?.trim() ? [mail.message.trim()] : []),
    `Pague até ${formatDay(mail.expire_at)} em ${url}`,
  ].join('\n\n');
  const subject = `Cobrança de ${seller}`;
  await sendMessages(trx, [{ accountId, channel: 'mail', recipient: payer.email!, subject, body, at: now }]);
}
