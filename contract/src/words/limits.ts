import { defineWords } from '../core/words';

const GENERAL = 'settings:general-limits:settings';

export default defineWords({
  permissions: {
    [`${GENERAL}:automatic-pix`]: { name: 'Limites de Pix automático', opens: 'Mudar os limites de Pix automático' },
    [`${GENERAL}:transfer-efi`]: { name: 'Limites entre contas', opens: 'Mudar os limites entre contas do banco' },
    [`${GENERAL}:transfer`]: { name: 'Limites de transferência', opens: 'Mudar os limites de transferência' },
    [`${GENERAL}:payment`]: { name: 'Limites de pagamento', opens: 'Mudar os limites de contas e boletos pagos' },
    [`${GENERAL}:recharge`]: { name: 'Limites de recarga', opens: 'Mudar os limites de recarga de telefone' },
    [`${GENERAL}:pix-change`]: { name: 'Limites de Pix Troco', opens: 'Mudar os limites de Pix Troco' },
    [`${GENERAL}:pix-withdraw`]: { name: 'Limites de Pix Saque', opens: 'Mudar os limites de Pix Saque' },
    [`${GENERAL}:efi-card`]: { name: 'Limites do cartão', opens: 'Mudar os limites do cartão de crédito' },
    [`${GENERAL}:prepaid-card`]: { name: 'Limites do pré-pago', opens: 'Mudar os limites do cartão pré-pago' },
    [`${GENERAL}:billet-carnet`]: { name: 'Limites de boleto e carnê', opens: 'Mudar os limites de boleto e carnê' },
    [`${GENERAL}:payment-link`]: { name: 'Limites de link', opens: 'Mudar os limites de link de pagamento' },
    'settings:request-history': { name: 'Histórico de limites', opens: 'Ver os pedidos de alteração de limites' },
  },
  actions: {
    'limits.attachment': 'Enviou uma imagem para um pedido de limite',
    'limits.request': 'Pediu outro limite',
    'limits.request-cancel': 'Cancelou um aumento de limite',
    'limits.night-time': 'Alterou o horário noturno',
    'safe-contacts.create': 'Cadastrou um contato seguro',
    'safe-contacts.remove': 'Removeu um contato seguro',
  },
});
