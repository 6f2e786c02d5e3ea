import { sql } from 'kysely';
import { LINK_METHODS, type LinkMethod } from '@balcao/contract/links/link';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { LINK_MESSAGE } from '@balcao/contract/shared/link-limits';
import { addPage, pageFaults, pageTotals } from '../../kits/charging/links/create-page';
import { findPage, pagePath } from '../../kits/charging/links/pages';
import { ratesOf } from '../../kits/charging/rates/rates';
import { plainText } from '../../kits/charging/sheets/cells';
import { defineSheetKind, type SheetColumn } from '../../kits/charging/sheets/kind';
import { cellReader } from '../../kits/charging/sheets/reading';
import { REPASS_COLUMNS } from '../../kits/charging/sheets/repasses';
import { atColumns, readDiscount, readItem, TERM_COLUMNS } from '../../kits/charging/sheets/terms';
import { readDay, readWord, readYes } from '../../kits/charging/sheets/values';
import { NO_CARDS, takesCards } from '../card-charges/service';
import { payersByIds } from '../customers/service';
import { mailLink } from './send';

const METHODS: Record<LinkMethod, string> = {
  all: 'Todas',
  banking_billet: 'Boleto',
  pix: 'Pix',
  credit_card: 'Cartão de crédito',
  pix_banking_billet: 'Pix e boleto',
  pix_credit_card: 'Pix e cartão',
  banking_billet_credit_card: 'Boleto e cartão',
};
const readMethod = readWord<LinkMethod>(
  new Map([
    ['todas', 'all'],
    ['todos', 'all'],
    ['boleto', 'banking_billet'],
    ['pix', 'pix'],
    ['cartao', 'credit_card'],
    ['cartaodecredito', 'credit_card'],
    ['pixeboleto', 'pix_banking_billet'],
    ['boletoepix', 'pix_banking_billet'],
    ['pixecartao', 'pix_credit_card'],
    ['cartaoepix', 'pix_credit_card'],
    ['boletoecartao', 'banking_billet_credit_card'],
    ['cartaoeboleto', 'banking_billet_credit_card'],
  ]),
  `Responda ${LINK_METHODS.map((method) => METHODS[method]).join(', ')}`,
);

const shared = (field: string): SheetColumn => TERM_COLUMNS.find((column) => column.field === field)!;

const due = shared('expire_at');

const columns: SheetColumn[] = [
  ...['item', 'value', 'amount', 'discount'].map(shared),
  {
    field: 'message',
    title: 'Mensagem do link',
    width: 32,
    required: true,
    called: 'mensagem|mensagemdapagina|recado',
    examples: () => ['Obrigado pela preferência', 'Pague até o fim do mês'],
  },
  {
    field: 'payment_method',
    title: 'Pagamento do link',
    width: 20,
    called: 'comopodeserpago',
    examples: () => [METHODS.all, METHODS.pix],
  },
  {
    field: 'expire_at',
    title: 'Validade',
    width: 14,
    called: 'validadedolink|expiraem|vencimento|datadevencimento',
    shown: due.shown!,
    examples: due.examples,
  },
  {
    field: 'single_use',
    title: 'Um pagamento só',
    width: 16,
    called: 'pagamentounico|usounico|valeparaumpagamentoso',
    examples: () => ['Sim', 'Não'],
  },
  {
    field: 'address',
    title: 'Pedir endereço de entrega',
    width: 22,
    called: 'pedirendereco|enderecodeentrega',
    examples: () => ['Não', null],
  },
  shared('send_email'),
  ...REPASS_COLUMNS,
];

interface LinkRow {
  link: PaymentLinkInput;
  sendEmail: boolean;
}

/** Payment links made from a spreadsheet, one for each row and its payer; a link takes one payment unless the row says otherwise. */
export default defineSheetKind<LinkRow>({
  kind: 'payment_link',
  order: 40,
  chargeTypeLabel: 'Link de pagamento',
  paymentMethodLabel: 'Pix, boleto e cartão',
  chargesLabel: 'Links',
  file: 'modelo-de-links',
  columns,
  route: 'payment-links-detail',
  seenWith: 'receive:management:payment-links',
  fee: async (db, accountId) => (await ratesOf(db, accountId)).charges.billet.fee,
  feeLabel: 'Tarifa por boleto ou Pix pago',
  reader: async (db, facts) => {
    const cards = await takesCards(db, facts.config, facts.accountId);
    return (cell) => {
      const reader = cellReader(cell);
      const method = reader.take('payment_method', readMethod) ?? 'all';
      if (method === 'credit_card' && !cards) reader.refuse('payment_method', NO_CARDS);
      const message = plainText(cell('message'));
      if (!message) reader.refuse('message', 'Preenchimento obrigatório');
      if (message.length > LINK_MESSAGE.maxLength)
        reader.refuse('message', `Use no máximo ${LINK_MESSAGE.maxLength} caracteres`);
      const expire_at = reader.take('expire_at', readDay);
      const link: PaymentLinkInput = {
        items: [readItem(cell, facts, reader)],
        ...readDiscount(reader),
        message,
        payment_method: method,
        ...(expire_at ? { expire_at } : {}),
        single_use: reader.take('single_use', readYes) ?? true,
        request_delivery_address: reader.take('address', readYes) ?? false,
      };
      for (const { field, message: fault } of atColumns(pageFaults(link, facts.today))) reader.refuse(field, fault);
      const sendEmail = reader.take('send_email', readYes) ?? false;
      return { input: { link, sendEmail }, faults: reader.faults, value: pageTotals(link).value, charges: 1 };
    };
  },
  addresses: async (db, accountId, ids) => {
    const rows = await db
      .selectFrom('payment_pages')
      .select(['id', 'code'])
      .where('account_id', '=', accountId)
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .execute();
    return new Map(rows.map(({ id, code }) => [id, pagePath(code)]));
  },
  issue: async (work, { link, sendEmail }, customer) => {
    const { trx, accountId } = work;
    const payer = (await payersByIds(trx, accountId, [customer], true)).get(customer);
    if (!payer || payer.deleted) return { fault: 'Cliente não encontrado' };
    const { id } = await addPage(work, 'link', link, { told: 'Link criado por planilha', payer });
    if (sendEmail && payer.email) {
      const { BALCAO_ORIGIN, PORT } = work.services.config;
      const page = await findPage(trx, accountId, 'link', id);
      await mailLink(work, page, payer.email, BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`);
    }
    return { id };
  },
});
