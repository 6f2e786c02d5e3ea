import { expect, it } from 'vitest';
import { walkedPages } from '../test-support/opened-page';
import { faultsOf } from '../test-support/walked-page';

/** Pages that are one form, from the first field to what is written; drawers are all in every-action.test.tsx. */
const FORMS: readonly string[] = [
  '/configuracoes-da-conta/dados-da-conta',
  '/extrato/pacote-do-contador',
  '/configuracoes-da-conta/configuracoes-de-cobrancas/dados-de-exibicao',
  '/configuracoes-da-conta/configuracoes-de-cobrancas/comunicacao',
  '/configuracoes-da-conta/configuracoes-de-cobrancas/emails',
  '/configuracoes-da-conta/configuracoes-de-cobrancas/boletos-bancarios-e-carnes',
  '/maquininha/minhas-vendas/auditoria-de-tarifas',
  '/cartoes/multiplo/ativacao/oferta-seguro',
  '/depositar/boleto/gerar',
  '/api/aplicacoes/:id/excluir',
  '/api/meus-certificados/criar',
  '/troca-de-arquivos/arquivos-retorno/sftp/servidor',
  '/investimentos/:id/resgatar',
  '/investimentos/perfil/criar/teste',
  '/investimentos/lista-de-ativos/:id/comprar',
  '/receber/gestao-de-cobrancas/botoes-de-pagamento/novo',
  '/dados-cadastrais/meus-dados',
  '/pix/pix-automatico/autorizar',
  '/pix/minhas-chaves/cadastrar-chave',
  '/pix/minhas-chaves/portabilidade',
  '/pix/minhas-chaves/reivindicar',
  '/pix/gerar-qrcode',
  '/pix/fazer-pix/chave',
  '/pix/fazer-pix/copia-e-cola',
  '/pix/fazer-pix/dados-bancarios',
  '/receber/conciliacao/:id',
  '/dados-cadastrais/atualizacao-cadastral',
  '/receber/gerar-novo-relatorio',
  '/extrato/extratos-gerados',
  '/abrir-ticket',
  '/abrir-ticket/criar-ticket',
  '/meus-tickets/:id',
  '/servicos/recarga-para-telefone',
  '/copiloto-de-antecipacoes/antecipar-boletos/contrato',
  '/pagar-ou-transferir/ted',
  '/pagar-ou-transferir/transferencias-programadas/nova-transferencia',
];

const TOPIC = ['asks nothing again'];
/** What may be otherwise than elsewhere. */
const OTHERWISE: Readonly<Record<string, string[]>> = {
  // what shows it is no resource of its area: it hears of it by its live topic alone
  '/extrato/pacote-do-contador': TOPIC,
  '/cartoes/multiplo/ativacao/oferta-seguro': TOPIC,
  // its list is that of the receipts
  '/pagar-ou-transferir/ted': TOPIC,
};

const pages = walkedPages.filter(({ path }) => FORMS.includes(path));

// an area without a form has this test at least
it('forms are found', () => expect(process.env['WALKED'] ?? pages.length === FORMS.length).toBeTruthy());

it.each(pages.map((page) => [page.path, page] as const))(
  'the form of %s is its viewer’s, leads to what is missing, sends what was typed, tells refusals and asks again what it changed',
  async (path, page) =>
    expect((await faultsOf(page))?.filter((fault) => !OTHERWISE[path]?.includes(fault))).toEqual([]),
);
