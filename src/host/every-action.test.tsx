import { expect, it } from 'vitest';
import { GIVEN } from '../test-support/given-records';
import { walkedPages } from '../test-support/opened-page';
import { faultsOf } from '../test-support/walked-page';

/**
 * Drawers on which the walk writes nothing: they need a record that the contract's shapes alone do not make (a card's state, a key's
 * claim), a file or a sum. Their own tests have them, where they have some.
 */
const UNREACHED: readonly string[] = [
  '/cartoes/multiplo/visao-geral/dados',
  '/cartoes/multiplo/fornecedores/dados',
  '/cartoes/multiplo/fornecedores/compras/:id/comprovante',
  '/receber/clientes/:id/editar',
  '/troca-de-arquivos/arquivos-retorno/extrato',
  '/servicos/programa-de-pontos/trocar',
  '/receber/conciliacao/:id/distribuir',
];

const TOPIC = ['asks nothing again'];
/** What may be otherwise than elsewhere. */
const OTHERWISE: Readonly<Record<string, string[]>> = {
  // their lists are no resource: they hear of it by their live topic alone
  '/maquininha/configuracoes/senha': TOPIC,
  '/maquininha/configuracoes/maquininhas/:id': TOPIC,
  '/receber/regua-de-cobranca/horarios': TOPIC,
  '/receber/regua-de-cobranca/novo': TOPIC,
  '/receber/regua-de-cobranca/:id/editar': TOPIC,
  '/receber/relatorios/agendamentos': TOPIC,
  '/extrato/:id/devolver-valor': TOPIC,
  '/cartoes/multiplo/visao-geral/vencimento': TOPIC,
  '/cartoes/multiplo/visao-geral/limite': TOPIC,
  '/cartoes/multiplo/entrega/endereco': TOPIC,
  '/cartoes/pre-pago/visao-geral/carregar': TOPIC,
  '/cartoes/pre-pago/visao-geral/descarregar': TOPIC,
  '/cartoes/pre-pago/visao-geral/endereco': TOPIC,
  // its address names the authorisation, what is cancelled is the next payment of it
  '/pix/pix-automatico/pagamentos-autorizados/:id/cancelar-pagamento': ['sends another id than that of its address'],
  // the groups of an account are kept there, one after the other
  '/receber/clientes/grupos': ['stays open though it is done'],
  // it is signed next
  '/pix/historico/:id/devolver': ['asks nothing again', 'stays open though it is done'],
};

const drawers = walkedPages.filter(({ as, path }) => as === 'drawer' && !UNREACHED.includes(path));

it('drawers are found', () => expect(process.env['WALKED'] ?? drawers.length > 100).toBeTruthy());

it.each(drawers.map((page) => [page.path, page] as const))(
  'the action of %s is its viewer’s, leads to what is missing, sends what is shown, tells refusals and asks again what it changed',
  async (path, page) =>
    expect((await faultsOf(page, GIVEN[path]))?.filter((fault) => !OTHERWISE[path]?.includes(fault))).toEqual([]),
);
