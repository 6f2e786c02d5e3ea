import type { Ctx } from '../../core/area';
import { isEmail } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { shownName } from '../../kits/billing/settings';
import { findPage, pageActions, pagePath, tellPages } from '../../kits/links/pages';

/** Sends the address of a link by e-mail. @throws Problem 404; 422 at 'email' where that is none, or where nobody can pay by it */
export async function sendLink(ctx: Ctx, id: number, typed: string): Promise<void> {
  const page = await findPage(ctx.db, ctx.accountId, 'link', id);
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw fieldProblem('email', 'Informe um e-mail válido');
  if (!pageActions(page).includes('resend-email'))
    throw new Problem(422, 'refused', 'Este link não recebe mais pagamentos');
  const seller = await shownName(ctx.db, ctx.accountId);
  const origin = ctx.services.config.BALCAO_ORIGIN ?? `http://${ctx.request.headers.host}`;
  const body = [
    `${seller} enviou um link de pagamento de ${formatMoney(page.value)}.`,
    page.message,
    `Pague em ${origin}${pagePath(page.code)}`,
  ].join('\n\n');
  await sendMessages(ctx.trx(), [
    {
      accountId: ctx.accountId,
      channel: 'mail',
      recipient: email,
      subject: `Pagamento a ${seller}`,
      body,
      at: ctx.now,
    },
  ]);
  await tellPages(ctx, [id], `Link enviado para ${email}`);
  ctx.live('charges', 'updated', []);
}
