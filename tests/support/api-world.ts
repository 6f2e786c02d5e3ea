import { billBars } from '../../bff/test/bill-bars';
import { payCode } from '../../bff/test/pay-code';
import type { EmptyBank, Member } from '../../bff/test/harness';
import { openPublicApi } from '../../bff/test/public-api';
import { APIS } from '../../bff/src/areas/developer/listener/apis';
import { clientOf, issueToken } from '../../bff/src/areas/developer/listener/clients';
import { endpointsOf } from '../../bff/src/areas/developer/listener/serve';
import { API_SCOPE_IDS } from '../../contract/src/shared/api-scopes';
import { addDays } from '../../bff/src/core/calendar';
import type { Asked } from './api-asked';
import { automaticThings } from './automatic-pix';
import { statementThings } from './statement-journey';

/** Every endpoint of every API, with its name. */
export const endpoints = APIS.flatMap((api) =>
  endpointsOf(api.name).map((endpoint) => ({ api, endpoint, name: `${endpoint.method} /${api.name}${endpoint.path}` })),
);
export type Listed = (typeof endpoints)[number];

/** A path with its parameters, each as the caller has it or else the same for all. */
export const pathOf = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1'));

/** The public API over an empty bank, whose endpoints are asked by their name. */
export async function openApi(bank: EmptyBank) {
  bank.services.config.BALCAO_API_PER_SECOND = 1_000_000;
  const { send, application, certificate, close } = await openPublicApi(bank);

  /** An application with a certificate, and a token of all its scopes or of these. */
  async function client(who: Member) {
    const { id: applicationId } = await application(who);
    const { fingerprint, id } = await certificate(who);
    const known = await clientOf(bank.store.db, who.accountId, applicationId, 'production');
    const tokenOf = async (scopes: readonly string[] = API_SCOPE_IDS, seconds = 3600) =>
      (await issueToken(bank.store.db, known, { scopes, fingerprint, seconds })).token;
    return { applicationId, certificateId: id, fingerprint, tokenOf, token: await tokenOf() };
  }

  /** All that was answered, by the endpoint's name. */
  const answers: { name: string; status: number; json: unknown }[] = [];

  async function ask(
    { api, endpoint, name }: Listed,
    { token, fingerprint, host, params, query, body, headers }: Asked,
  ) {
    const asked = new URLSearchParams(query).toString();
    const { status, json } = await send({
      method: endpoint.method,
      path: `/${api.name}${pathOf(endpoint.path, params)}${asked && `?${asked}`}`,
      by: fingerprint ? { id: 0, fingerprint } : undefined,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(host ? { host } : {}),
        ...headers,
      },
      body,
    });
    answers.push({ name, status, json });
    return { status, json };
  }
  return { certificate, client, ask, answers, close };
}
export type ApiWorld = Awaited<ReturnType<typeof openApi>>;

/** One of each thing that the APIs name, of a client: what stands in the place of a path's parameters. */
export async function thingsOf(bank: EmptyBank, api: ApiWorld, mine: Awaited<ReturnType<ApiWorld['client']>>) {
  const call = async (name: string, asked: Asked = {}) => {
    const one = endpoints.find((listed) => listed.name === name)!;
    return (await api.ask(one, { ...asked, token: mine.token, fingerprint: mine.fingerprint })).json;
  };
  const soon = addDays(await bank.today(), 20);
  const items = [{ name: 'Camiseta', value: 5000, amount: 1 }];
  const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };
  const payment = { banking_billet: { customer, expire_at: soon } };
  const { chave } = await call('POST /pix/v2/gn/evp');
  const txid = 'pedido0000000000000000000000a';
  const cob = await call('PUT /pix/v2/cob/:txid', {
    params: { txid },
    body: { valor: { original: '5.00' }, chave, calendario: { expiracao: 3600 } },
  });
  await payCode(bank, cob.pixCopiaECola);
  const { pix } = await call('GET /pix/v2/cob/:txid', { params: { txid } });
  await call('PUT /pix/v2/pix/:e2eId/devolucao/:id', {
    params: { e2eId: pix[0].endToEndId, id: 'd1' },
    body: { valor: '1.00' },
  });
  const dueTxid = 'pedido0000000000000000000000b';
  await call('PUT /pix/v2/cobv/:txid', {
    params: { txid: dueTxid },
    body: {
      calendario: { dataDeVencimento: soon },
      valor: { original: '20.00' },
      chave,
      devedor: { cpf: customer.cpf, nome: customer.name },
    },
  });
  await call('PUT /pix/v3/gn/pix/:idEnvio', {
    params: { idEnvio: 'envio1' },
    body: { valor: '1.00', pagador: { chave }, favorecido: { chave: 'ana@exemplo.com.br' } },
  });
  const charge = await call('POST /cobrancas/v1/charge/one-step', { body: { items, payment } });
  const carnet = await call('POST /cobrancas/v1/carnet', { body: { items, customer, expire_at: soon, repeats: 2 } });
  const plan = await call('POST /cobrancas/v1/plan', { body: { name: 'Ouro', interval: 1, repeats: null } });
  const subscription = await call('POST /cobrancas/v1/plan/:id/subscription/one-step', {
    params: { id: String(plan.data.plan_id) },
    body: { items, payment },
  });
  const split = await splitOf(bank);
  await call('PUT /pix/v2/gn/split/config/:id', { params: { id: 'loja1' }, body: split });
  await call('PUT /pix/v2/lotecobv/:id', {
    params: { id: '4001' },
    body: {
      cobsv: [
        {
          txid: 'pedido0000000000000000000000c',
          calendario: { dataDeVencimento: soon },
          valor: { original: '20.00' },
          chave,
          devedor: { cpf: customer.cpf, nome: customer.name },
        },
      ],
    },
  });
  const report = await call('POST /pix/v2/gn/relatorios/extrato-conciliacao', {
    body: { dataMovimento: await bank.today(), tipoRegistros: { saldoDia: true } },
  });
  const codBarras = billBars(1_000, soon);
  const bill = await call('POST /pagamento-de-contas/v1/codBarras/:codBarras', {
    params: { codBarras },
    body: { valor: 1_000, dataPagamento: soon },
  });
  return {
    splitConfigId: 'loja1',
    lot: '4001',
    report: String(report.id),
    codBarras,
    idPagamento: String(bill.idPagamento),
    chave: String(chave),
    txid,
    dueTxid,
    e2eId: String(pix[0].endToEndId),
    idEnvio: 'envio1',
    location: String(cob.loc.id),
    charge: String(charge.data.charge_id),
    carnet: String(carnet.data.carnet_id),
    plan: String(plan.data.plan_id),
    subscription: String(subscription.data.subscription_id),
    subscriptionCharge: String(subscription.data.charge.id),
    ...(await statementThings(bank, call)),
    ...(await automaticThings(bank, call)),
  };
}
/** A split with an account of its own, as the Pix API is told of it. */
async function splitOf(bank: EmptyBank) {
  const { accountId } = await bank.openAccount();
  const { rows } = await bank.store.execute('select account_number, document from accounts where id = $1', [accountId]);
  const { account_number: conta, document } = rows[0];
  const favorecido = { ...(document.length > 11 ? { cnpj: document } : { cpf: document }), conta };
  return {
    descricao: 'Parceiro',
    lancamento: { imediato: true },
    split: {
      divisaoTarifa: 'assumir_total',
      minhaParte: { tipo: 'porcentagem', valor: '90.00' },
      repasses: [{ tipo: 'porcentagem', valor: '10.00', favorecido }],
    },
  };
}
export type Things = Awaited<ReturnType<typeof thingsOf>>;

/** What ':id' names, by a part of the path; of any other path a charge. */
const IDS: readonly [part: string, thing: keyof Things][] = [
  ['/subscription/resend', 'subscriptionCharge'],
  ['/split/config/', 'splitConfigId'],
  ['/lotecobv/', 'lot'],
  ['/relatorios/', 'report'],
  ['/loc/', 'location'],
  ['/carnet/', 'carnet'],
  ['/plan/', 'plan'],
  ['/subscription/', 'subscription'],
];

/** The parameters of an endpoint's path, filled with things of an account. */
export function paramsOf({ endpoint: { path } }: Listed, things: Things): Record<string, string> {
  const thing = IDS.find(([part]) => path.includes(part))?.[1] ?? 'charge';
  const id = path.includes('/devolucao/') ? 'd1' : things[thing];
  const txid = path.includes('cobv') ? things.dueTxid : path.includes('cobr') ? things.cobrTxid : things.txid;
  return { ...things, id, e2eid: things.e2eId, data: '2030-01-01', parcel: '1', txid };
}
