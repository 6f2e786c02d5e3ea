import type { EmptyBank, Member } from '../../bff/test/harness';
import { complaintRound } from '../../bff/src/areas/pix/complaints';
import { fundAccount } from '../../bff/test/funded';
import { payCode } from '../../bff/test/pay-code';
import { byAccount, pay } from '../../bff/test/pix-bank';
import { OWN_BANK } from '../../bff/src/core/banks';
import type { Things } from './api-world';
import type { Asked } from './asked';

interface Journey {
  bank: EmptyBank;
  who: Member;
  things: Things;
  ask: (name: string, asked?: Asked) => Promise<any>;
  window: Record<string, string>;
  soon: string;
}

/** Asks once for splits, lots, settings, reports, infractions, receipts and what else of Pix the schemas promise an answer of. */
export async function askPix({ bank, who, things, ask, window, soon }: Journey): Promise<void> {
  const { chave, txid, dueTxid, splitConfigId } = things;
  const split = await ask('GET /pix/v2/gn/split/config/:id', { params: { id: splitConfigId } });
  const config = { descricao: split.descricao, lancamento: split.lancamento, split: split.split };
  const made = await ask('POST /pix/v2/gn/split/config', { body: config });
  await ask('PUT /pix/v2/gn/split/config/:id', { params: { id: 'loja2' }, body: config });
  const cob = await ask('POST /pix/v2/cob', { body: { valor: { original: '9.00' }, chave } });
  for (const [kind, of] of [
    ['cob', cob.txid],
    ['cobv', dueTxid],
  ]) {
    await ask(`PUT /pix/v2/gn/split/${kind}/:txid/vinculo/:splitConfigId`, {
      params: { txid: of, splitConfigId: made.id },
    });
    await ask(`GET /pix/v2/gn/split/${kind}/:txid`, { params: { txid: of } });
    await ask(`DELETE /pix/v2/gn/split/${kind}/:txid/vinculo`, { params: { txid: of } });
  }
  await ask('PUT /pix/v2/gn/split/cob/:txid/vinculo/:splitConfigId', {
    params: { txid: cob.txid, splitConfigId: made.id },
  });
  await payCode(bank, cob.pixCopiaECola);
  const shared = await ask('GET /pix/v2/gn/split/cob/:txid', { params: { txid: cob.txid } });
  await ask('PUT /pix/v2/gn/split/pix/:e2eid/devolucao/:id', {
    params: { e2eid: shared.pix[0].endToEndId, id: 'd9' },
    body: { valor: '1.00' },
  });

  const lot = { params: { id: '7' } };
  const charge = {
    txid: 'lote000000000000000000000001',
    calendario: { dataDeVencimento: soon },
    devedor: { cpf: '12345678909', nome: 'Ana' },
    valor: { original: '10.00' },
    chave,
  };
  const body = { descricao: 'Maio', cobsv: [charge, { ...charge, txid: 'curto' }] };
  await ask('PUT /pix/v2/lotecobv/:id', { ...lot, body });
  await bank.runJobs();
  await ask('PATCH /pix/v2/lotecobv/:id', { ...lot, body: { cobsv: [{ txid: charge.txid }] } });
  await bank.runJobs();
  await ask('GET /pix/v2/lotecobv/:id', lot);
  await ask('GET /pix/v2/lotecobv', { query: window });

  await ask('GET /pix/v2/gn/config');
  const recebimento = { txidObrigatorio: false, qrCodeEstatico: { recusarTodos: false } };
  await ask('PUT /pix/v2/gn/config', {
    body: { pix: { receberSemChave: true, chaves: { [chave]: { recebimento } } } },
  });
  await ask('GET /pix/v2/gn/config');

  const report = await ask('POST /pix/v2/gn/relatorios/extrato-conciliacao', {
    body: { dataMovimento: await bank.today(), tipoRegistros: { pixRecebido: true } },
  });
  await ask('GET /pix/v2/gn/relatorios/:id', { params: { id: report.id } });
  await bank.runJobs();
  await ask('GET /pix/v2/gn/relatorios/:id', { params: { id: report.id } });

  await ask('GET /pix/v2/gn/pix/comprovantes', { query: { txid } });
  await ask('GET /pix/v2/gn/chaves/balde');
  const { rows } = await bank.store.execute('select document from accounts where id = $1', [who.accountId]);
  const own = rows[0].document.length > 11 ? { cnpj: rows[0].document } : { cpf: rows[0].document };
  const contaBanco = { nome: 'Empresa', ...own, codigoBanco: '60701190', agencia: '1234', conta: '56789-0' };
  await ask('PUT /pix/v2/gn/pix/:idEnvio/mesma-titularidade', {
    params: { idEnvio: 'propria1' },
    body: { valor: '0.50', pagador: { chave }, favorecido: { contaBanco: { ...contaBanco, tipoConta: 'cacc' } } },
  });
  await infractions({ bank, who, ask, window });
}

/** Somebody complains about a Pix that the account received, which it defends. */
async function infractions({ bank, who, ask, window }: Pick<Journey, 'bank' | 'who' | 'ask' | 'window'>) {
  const payer = await fundAccount(bank, 3_000);
  const { rows } = await bank.store.execute(
    'select account_number as account, document, nickname as owner from accounts where id = $1',
    [who.accountId],
  );
  const to = { ...rows[0], bank: OWN_BANK.ispb, branch: OWN_BANK.branch, value: 3_000 };
  const { json } = await pay(payer, byAccount(to));
  await payer.call('POST /pix/complaints', {
    body: { pix: json.id, kind: 'scam', text: 'Comprei e não recebi o produto.' },
  });
  const { infracoes } = await ask('GET /pix/v2/gn/infracoes', { query: window });
  await ask('POST /pix/v2/gn/infracoes/:idInfracao/defesa', {
    params: { idInfracao: infracoes[0].idInfracao },
    body: { analise: 'rejeitado', justificativa: 'O produto foi entregue, e temos o canhoto.' },
  });
  bank.waiting.push({ job: complaintRound, data: {} });
  await bank.runJobs();
  await ask('GET /pix/v2/gn/infracoes', { query: window });
}
