import { MOMENTS } from '@balcao/contract/billing-settings';
import type { Ctx, Handler } from '../../core/area';
import { addDays, formatDay } from '../../core/calendar';
import { sendMessages } from '../../core/messenger';
import { dropEmail, saveEmail, ownEmails } from '../../kits/charging/billing/emails';
import { fillEmail, USUAL_TEXTS, VARIABLES, type MailValues } from '../../kits/charging/billing/email-texts';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { checkedEmail } from './rules';

/** Values of the variables for an invented billet of the account. */
const sample = async (ctx: Ctx): Promise<MailValues> => ({
  cliente: 'Maria Exemplo',
  empresa: await displayNameOf(ctx.db, ctx.accountId),
  valor: 'R$ 150,00',
  vencimento: formatDay(addDays(ctx.today, 5)),
  numero: '1234',
  linha_digitavel: '36490.00000 00000.000000 00000.000000 0 00000000000000',
  pix: '00020101021226…6304ABCD',
  mensagem: 'Obrigado pela preferência.',
});

/** Handlers of the account's e-mails: show, save, preview, send a test, and go back to the bank's text. */
export const emailHandlers = {
  'GET /billing-settings/emails': async (ctx) => {
    const own = await ownEmails(ctx.db, ctx.accountId);
    return {
      templates: MOMENTS.map((moment) => ({
        moment,
        own: own.has(moment),
        ...(own.get(moment) ?? USUAL_TEXTS[moment]),
      })),
      variables: Object.entries(VARIABLES).map(([name, meaning]) => ({ name, meaning })),
    };
  },
  'PUT /billing-settings/emails/{moment}': async (ctx, { params: { moment }, body }) => {
    const text = checkedEmail(body);
    await saveEmail(ctx.trx(), ctx.accountId, moment, text, ctx.now);
    ctx.live('billing-settings', 'updated', [ctx.accountId]);
    return { moment, own: true, ...text };
  },
  'DELETE /billing-settings/emails/{moment}': async (ctx, { params: { moment } }) => {
    await dropEmail(ctx.trx(), ctx.accountId, moment);
    ctx.live('billing-settings', 'updated', [ctx.accountId]);
    return { moment, own: false, ...USUAL_TEXTS[moment] };
  },
  'POST /billing-settings/emails/{moment}/preview': async (ctx, { body }) =>
    fillEmail(checkedEmail(body), await sample(ctx)),
  'POST /billing-settings/emails/{moment}/test': async (ctx, { body }) => {
    const { subject, body: text } = fillEmail(checkedEmail(body), await sample(ctx));
    await sendMessages(ctx.trx(), [
      {
        accountId: ctx.accountId,
        channel: 'mail',
        recipient: ctx.userEmail,
        subject: `[Teste] ${subject}`,
        body: text,
        at: ctx.now,
      },
    ]);
    return { recipient: ctx.userEmail };
  },
} satisfies {
  'GET /billing-settings/emails': Handler<'GET /billing-settings/emails'>;
  'PUT /billing-settings/emails/{moment}': Handler<'PUT /billing-settings/emails/{moment}'>;
  'DELETE /billing-settings/emails/{moment}': Handler<'DELETE /billing-settings/emails/{moment}'>;
  'POST /billing-settings/emails/{moment}/preview': Handler<'POST /billing-settings/emails/{moment}/preview'>;
  'POST /billing-settings/emails/{moment}/test': Handler<'POST /billing-settings/emails/{moment}/test'>;
};
