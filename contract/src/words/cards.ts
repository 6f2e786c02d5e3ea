import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    'cards:held': {
      name: 'Cartões em seu poder',
      opens: 'Ver só os cartões de fornecedor que estão com a pessoa e enviar os comprovantes das compras',
    },
  },
  actions: {
    'cards.request': 'Pediu um cartão',
    'cards.replace': 'Pediu um novo cartão',
    'cards.confirm-address': 'Confirmou o endereço de um cartão',
    'cards.activate': 'Ativou um cartão',
    'cards.password': 'Mudou a senha de um cartão',
    'cards.reveal': 'Viu número e código de um cartão',
    'cards.block': 'Bloqueou um cartão',
    'cards.unblock': 'Desbloqueou um cartão',
    'cards.config': 'Mudou uma opção de um cartão',
    'cards.due-day': 'Mudou o vencimento da fatura do cartão',
    'cards.limit': 'Mudou o limite do cartão',
    'cards.virtual': 'Criou o cartão virtual',
    'cards.supplier': 'Criou um cartão de fornecedor',
    'cards.supplier-change': 'Mudou um cartão de fornecedor',
    'cards.supplier-end': 'Encerrou um cartão de fornecedor',
    'cards.receipt': 'Enviou o comprovante de uma compra',
    'cards.insurance': 'Mudou o seguro do cartão',
    'cards.pay': 'Pagou a fatura do cartão',
    'cards.billet': 'Gerou um boleto da fatura do cartão',
    'cards.finance': 'Parcelou a fatura do cartão',
    'cards.agreement': 'Negociou a dívida do cartão',
    'cards.automatic': 'Mudou o pagamento automático da fatura',
    'cards.recharge': 'Carregou o cartão pré-pago',
    'cards.discharge': 'Descarregou o cartão pré-pago',
  },
});
