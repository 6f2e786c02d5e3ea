import { formatPhone } from '../../core/documents';
import { formatMoney } from '../../core/money';
import type { Notices } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { topUpRail } from '../../rails/top-up/rail';
import { twoPhases } from '../../rails/top-up/two-phases';

const words: Notices['words'] = {
  settled: (what) => `Recarga feita: ${what}.`,
  refused: (what, reason) => `A recarga de ${what} não foi feita e o valor voltou para o seu saldo: ${reason}`,
  returned: (what, reason) => `A recarga de ${what} voltou para o seu saldo: ${reason}`,
  scheduled: (what, reason) => `Ainda não fizemos a recarga de ${what}: ${reason} Vamos tentar de novo hoje.`,
};

/** Top-ups: reserved, effected at the operator, then confirmed or undone; a lost answer is asked for (domain-next.md 7). */
export const topUp = defineMoney({
  kind: 'top-up',
  label: 'Recarga de celular',
  isFeminine: true,
  product: 'top-up',
  permission: 'services:recharge',
  rail: ({ config }) => twoPhases(topUpRail(config)),
  hours: null,
  notices: {
    words,
    what: ({ amount, counterpart }) => `${formatMoney(amount)} para ${formatPhone(counterpart.code ?? '')}`,
    page: ({ id }) => `/pagar-ou-transferir/comprovantes/${id}`,
  },
});
