import { CREDIT_PRODUCT, PREPAID_PRODUCT } from '@balcao/contract/shared/card-status';
import { ID, type Given } from './contract-bank';

const prepaid = (statusId: number) => (one: any) =>
  Object.assign(one.cards[0], { productCardId: PREPAID_PRODUCT, statusId });

const credit = (statusId: number) => (one: any) =>
  Object.assign(one.cards[0], { productCardId: CREDIT_PRODUCT, statusId });
const CARDS = 'GET /account-baas/{id}/cards';

/** The night begins at 20:00, and may begin at 22:00. */
const night: Given = {
  'GET /account/night-time': (one) => {
    const [first] = one.options;
    one.options = [
      { ...first, begins: '20:00', enabled: true },
      { ...first, begins: '22:00', enabled: false },
    ];
    one.timeForChange = null;
  },
};

/** What the bank answers to a page beside the contract's shapes, by the page's path: what its action needs. */
export const GIVEN: Readonly<Record<string, Given>> = {
  '/cartoes/multiplo/visao-geral': { [CARDS]: credit(1) },
  '/cartoes/multiplo/ativacao': { [CARDS]: credit(15) },
  '/cartoes/multiplo/entrega': { [CARDS]: credit(9) },
  '/cartoes/pre-pago/visao-geral': { [CARDS]: prepaid(1) },
  '/cartoes/pre-pago/ativacao': { [CARDS]: prepaid(15) },
  '/cartoes/multiplo/visao-geral/limite': { [CARDS]: credit(1) },
  '/cartoes/multiplo/visao-geral/dados': { [CARDS]: credit(1) },
  '/cartoes/multiplo/visao-geral/acordo': { [CARDS]: credit(1) },
  '/cartoes/multiplo/visao-geral/vencimento': {
    [CARDS]: credit(1),
    'GET /card/due-day': (one) => Object.assign(one, { offered: [5, 10], currentDueDay: 5, newDueDay: null }),
  },
  '/cartoes/multiplo/entrega/endereco': {
    [CARDS]: credit(11),
  },
  '/cartoes/pre-pago/visao-geral/carregar': { [CARDS]: prepaid(1) },
  '/cartoes/pre-pago/visao-geral/descarregar': { [CARDS]: prepaid(1) },
  '/cartoes/pre-pago/visao-geral/endereco': { [CARDS]: prepaid(11) },
  '/cartoes/multiplo/fornecedores/:id/mudar': { 'GET /supplier-cards': (one) => (one.items[0].card.id = ID) },
  '/configuracoes-da-conta/limites/horario-noturno/alterar': night,
  '/configuracoes-da-conta/limites/configurar-limites/horario': night,
  '/pix/minhas-chaves/:id/excluir': { 'GET /pix/keys': (one) => (one.keys[0].id = ID) },
  '/pix/minhas-chaves/pedidos/:id/confirmar': { 'GET /pix/keys': (one) => (one.claims[0].id = ID) },
  '/pix/minhas-chaves/pedidos/:id/recusar': { 'GET /pix/keys': (one) => (one.claims[0].id = ID) },
  '/receber/gestao-de-cobrancas/assinaturas/planos/:id/excluir': {
    'GET /plan/{id}': (one) => Object.assign(one, { charges: 0, subscriptions: 0 }),
  },
};
