import type { Ctx } from '../../core/area';
import { isEmail } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { issuingOf, type Issuing } from '../../kits/charging/new-charge';
import {
  findPage,
  pageActions,
  pagePath,
  pagePrice,
  addPageHistories,
  type PageRow,
} from '../../kits/charging/links/pages';
import { publishKind } from '../../kits/charging/live';

/** Sends a link's address by e-mail. @throws Problem 404; 422 at 'email' where it is not valid, 'refused' where the link is not active. */
export async function sendLink(ctx: Ctx, id: number, typed: string): Promise<void> {
  const page = await findPage(ctx.db, ctx.accountId, 'link', id);
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw fieldProblem('email', 'Informe um e-mail válido');
  if (!pageActions(page).includes('resend-email'))
    throw new Problem(422, 'refused', 'Este link não recebe mais pagamentos');
  const origin = ctx.services.config.BALCAO_ORIGIN ?? `http://${ctx.request.headers.host}`;
  await mailLink(issuingOf(ctx), page, email, origin);
  publishKind(ctx.live, 'updated', 'link');
}

/** E-mails the address of an open link within a transaction. @param origin the bank's origin for payers, such as 'https://bank.example' */
export async function mailLink(work: Issuing, page: PageRow, email: string, origin: string): Promise<void> {
  const { trx, accountId, now } = work;
  const seller = await displayNameOf(trx, accountId);
  const body = [
    `${seller} enviou um link de pagamento de ${formatMoney(pagePrice(page).value)}.`,
    page.message,
    `Pague em ${origin}${pagePath(page.code)}`,
  ].join('\n\n');
  const mail = {
    accountId,
    channel: 'mail' as const,
    recipient: email,
    subject: `Pagamento a ${seller}`,
    body,
    at: now,
  };
  await sendMessages(trx, [mail]);
  await addPageHistories(work, [page.id], `Link enviado para ${email}`);
}
