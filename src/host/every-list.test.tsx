import { expect, it } from 'vitest';
import { listFaults } from '../test-support/walked-list';
import { walkedPages } from '../test-support/opened-page';
import { resources } from './table';

/** Lists of pages that do not prefetch their first page; the others are found by what they prefetch. */
const ALSO: readonly string[] = [
  '/depositar',
  '/configuracoes-da-conta/limites/historico-de-solicitacoes',
  '/pix/contestacoes',
  '/pix/gerenciar-recorrencias',
  '/pagar-ou-transferir/comprovantes',
  '/receber/visao-geral/cobrancas',
  '/configuracoes-da-conta/limites/contato-seguro/cadastrados',
  '/pagar-ou-transferir/pagamentos-agendados',
  '/extrato/lancamentos-futuros',
  '/configuracoes-da-conta/usuarios-secundarios',
  '/configuracoes-da-conta/usuarios-secundarios/pendentes',
  '/configuracoes-da-conta/usuarios-secundarios/desabilitados',
  '/configuracoes-da-conta/usuarios-secundarios/:id/acoes',
  '/meus-tickets',
  '/pagar-ou-transferir/transferencias-programadas',
];

/** What may be otherwise than elsewhere. */
const OTHERWISE: Readonly<Record<string, string[]>> = {
  // set by what links to the list, and taken away by its chip
  '/copiloto-de-antecipacoes/gestao-de-antecipacoes/boletos-antecipados': ['does not offer the filter advance'],
  '/maquininha/minhas-vendas/recebiveis': ['does not offer the filter sale', 'does not offer the filter payout'],
  '/receber/regua-de-cobranca/enviados': ['does not offer the filter charge'],
  '/investimentos/detalhes/resgates': ['does not offer the filter investment'],
  // tabs or a choice above the list
  '/depositar': ['does not offer the filter state'],
  '/extrato/lancamentos-futuros': ['does not offer the filter direction'],
  '/configuracoes-da-conta/limites/historico-de-solicitacoes': ['does not offer the filter state'],
  '/pagar-ou-transferir/transferencias-programadas': ['does not offer the filter state'],
  '/meus-tickets': ['does not offer the filter status'],
  '/pagar-ou-transferir/comprovantes': [
    'does not offer the filter state',
    'does not offer the filter day',
    'does not offer the filter value',
  ],
  // the person is that of the address
  '/configuracoes-da-conta/usuarios-secundarios/:id/acoes': ['does not offer the filter person'],
  // totals of each status
  '/receber/gestao-de-cobrancas/carnes': ['asks POST /v2/carnets/totals without the filter status'],
  '/receber/gestao-de-cobrancas/cartao-de-credito': [
    'asks POST /v2/charges/credit-card/totals without the filter status',
  ],
  '/receber/gestao-de-cobrancas/assinaturas': ['asks POST /v2/subscriptions/totals without the filter status'],
  '/receber/gestao-de-cobrancas/boletos': [
    'asks POST /v2/charges/banking-billet/totals without the filter status',
    'does not offer the filter customer',
    // the walk chooses the same tag twice
    "'Etiquetas' writes nothing",
  ],
  // one that is not found was deleted by somebody else
  '/receber/clientes': [
    "'Excluir' does not tell which row was refused",
    "'Excluir' does not leave the refused row chosen",
  ],
  // the contract shapes the actions of links and of buttons alike
  '/receber/gestao-de-cobrancas/botoes-de-pagamento': [
    "'Enviar por e-mail' leads to no page",
    "'Cancelar link' leads to no page",
  ],
  '/receber/gestao-de-cobrancas/links-de-pagamento': ["'Ativar' leads to no page", "'Desativar' leads to no page"],
};

const lists = walkedPages.filter(
  ({ path, as, prefetch }) => as !== 'drawer' && (ALSO.includes(path) || prefetch?.some(({ list }) => list)),
);
const walked = new Set<string | undefined>();

it.each(lists.map((page) => [page.path, page] as const))(
  'the list of %s asks by its filters and says them in its address, offers what may be done, and does it once to the chosen rows',
  async (path, page) => {
    const { resource, faults } = await listFaults(page);
    walked.add(resource);
    expect(faults.filter((fault) => !OTHERWISE[path]?.includes(fault))).toEqual([]);
  },
);

it('every resource whose list has filters or an order is walked', () => {
  const listed = resources.filter(
    ({ calls, filters, orders }) => calls?.list?.startsWith('POST ') && (filters ?? orders),
  );
  expect(listed.map(({ name }) => name).filter((name) => lists.length > 50 && !walked.has(name))).toEqual([]);
});
