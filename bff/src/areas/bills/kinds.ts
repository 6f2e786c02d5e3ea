import type { Bill } from '@balcao/contract/bills';
import type { Notices } from '../../kits/money/kind';
import { defineMoney, type Money } from '../../kits/money/money';
import type { Hours } from '../../kits/money/slot';
import { paymentRail } from '../../rails/payments/rail';
import { holdOwn, payOwn } from './own';
import { enqueueBillWebhooks } from './webhooks';
import { paidTo } from '../../kits/money/notify';

const permission = 'pay-transfer:billets' as const;

/** Cut-offs (domain.md 3): billets until 22 h, large ones until 14 h, utilities and taxes until 18 h; on business days. */
const until = (closes: string): Hours => ({ opens: '06:00', closes, businessDays: true });
export const HOURS: Record<Bill['kind'], Hours | null> = {
  billet: until('22:00'),
  large: until('14:00'),
  utility: until('18:00'),
  own: null,
};

const words: Notices['words'] = {
  settled: (what) => `Pagamos ${what}.`,
  refused: (what, reason) => `O pagamento de ${what} não foi realizado e o valor voltou para o seu saldo: ${reason}`,
  returned: (what, reason) => `O pagamento de ${what} foi recusado depois e o valor voltou para o seu saldo: ${reason}`,
  scheduled: (what, reason) => `Ainda não pagamos ${what}: ${reason} Vamos tentar de novo hoje.`,
};

const notices: Notices = { words, what: paidTo, page: ({ id }) => `/pagar-ou-transferir/comprovantes/${id}` };

const outside = (kind: string, label: string, hours: Hours) =>
  defineMoney({
    kind,
    label,
    product: 'bill',
    permission,
    rail: ({ config }) => paymentRail(config, kind),
    hours,
    notices,
    onMove: enqueueBillWebhooks,
  });

/** Payment of a billet of this bank: credited to its issuer at once, like any payment of the billet. */
const own = defineMoney({
  kind: 'bill-own',
  label: 'Pagamento de boleto',
  product: 'bill',
  permission,
  rail: null,
  hours: null,
  notices,
  hold: holdOwn,
  onMove: async (trx, tools, operation, state) => {
    if (state === 'settled') await payOwn(trx, tools, operation);
    await enqueueBillWebhooks(trx, tools, operation, state);
  },
});

const LABELS: Record<Bill['kind'], string> = {
  billet: 'Pagamento de boleto',
  large: 'Pagamento de boleto de alto valor',
  utility: 'Pagamento de conta ou tributo',
  own: 'Pagamento de boleto deste banco',
};

export const MONEY: Record<Bill['kind'], Money> = {
  billet: outside('bill', LABELS.billet, HOURS.billet!),
  large: outside('bill-large', LABELS.large, HOURS.large!),
  utility: outside('bill-utility', LABELS.utility, HOURS.utility!),
  own,
};
