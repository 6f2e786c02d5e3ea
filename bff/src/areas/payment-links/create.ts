import type { Answer } from '@balcao/contract/core/registry';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import type { Ctx } from '../../core/area';
import { isEmail } from '../../core/documents';
import { refuseFields } from '../../core/problem';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { addPage } from '../../kits/charging/links/create-page';
import { findPage } from '../../kits/charging/links/pages';
import { issuingOf, type Payer } from '../../kits/charging/new-charge';
import { payersByIds } from '../customers/service';
import { mailLink } from './send';

type Created = Answer<'POST /payment-links'>;

/** Faults of whom links are for, at their fields. @param found the customers there are, of those asked for */
export function recipientFaults(
  { customers = [], email }: Pick<PaymentLinkInput, 'customers' | 'email'>,
  found: ReadonlyMap<number, Pick<Payer, 'deleted'>>,
): FieldErrors {
  const isGone = (id: number) => found.get(id)?.deleted !== false;
  return [
    ...(customers.some(isGone) ? [{ field: 'customers', message: 'Cliente não encontrado' }] : []),
    ...(email && customers.length > 0
      ? [{ field: 'email', message: 'Com clientes escolhidos, o link vai para o e-mail de cada um' }]
      : []),
    ...(email && !isEmail(email.trim().toLowerCase()) ? [{ field: 'email', message: 'Informe um e-mail válido' }] : []),
  ];
}

const recipientOf = ({ id, name, document, email }: Payer) => ({ id, name, document, email });

/**
 * Creates a link, or one for each customer, and e-mails their addresses where that is asked for.
 * @throws Problem 422 at the fields in fault
 */
export async function createLinks(ctx: Ctx, input: PaymentLinkInput, tagFault: string | null): Promise<Created> {
  const { customers, email, send_email: sendEmail = false, ...content } = input;
  const work = issuingOf(ctx);
  const wanted = [...new Set(customers)];
  const payers = await payersByIds(work.trx, ctx.accountId, wanted, true);
  refuseFields(recipientFaults(input, payers));
  const origin = ctx.services.config.BALCAO_ORIGIN ?? `http://${ctx.request.headers.host}`;
  const links: Created['links'] = [];
  for (const payer of customers ? wanted.map((id) => payers.get(id)!) : [null]) {
    const page = payer ? { single_use: true, ...content } : content;
    const created = await addPage(work, 'link', page, { tagFault, ...(payer ? { payer } : {}) });
    const to = payer ? (sendEmail ? payer.email : null) : email?.trim().toLowerCase();
    if (to) await mailLink(work, await findPage(work.trx, ctx.accountId, 'link', created.id), to, origin);
    links.push({ ...created, customer: payer && recipientOf(payer) });
  }
  const [first] = links;
  return { id: first!.id, url: first!.url, links };
}
