import type { EmptyBank } from '../../bff/test/harness';
import { attemptFailed } from '../../bff/src/areas/pix-automatic-receive/outcomes';
import { payerAccepts } from '../../bff/src/areas/pix-automatic-receive/payer';
import { addDays } from '../../bff/src/core/calendar';
import type { Asked } from './asked';

type Ask = (name: string, asked?: Asked) => Promise<any>;

const cpf = '12345678909';
const txid = 'recorrente00000000000000000a';
const receiver = async (bank: EmptyBank, idRec: string) => {
  const { rows } = await bank.store.execute(
    `select p.id, a.account_number from pix_collections p join accounts a on a.id = p.account_id where p.recurrence = $1`,
    [idRec],
  );
  const { id, account_number } = rows[0] as { id: number; account_number: string };
  return { id, recebedor: { conta: account_number, tipoConta: 'PAGAMENTO', agencia: '0001' } };
};
const recOf = (day: string) => ({
  vinculo: { contrato: '63100862', devedor: { cpf, nome: 'Gorbadoc Oldbuck' }, objeto: 'Assinatura' },
  calendario: { dataInicial: day, periodicidade: 'MENSAL' },
  valor: { valorRec: '9.90' },
  politicaRetentativa: 'PERMITE_3R_7D',
});

/** One of each thing of automatic Pix that the API names: what stands in the place of a path's parameters. */
export async function automaticThings(bank: EmptyBank, ask: Ask) {
  const today = await bank.today();
  const at = new Date(`${today}T12:00:00-03:00`);
  const first = addDays(today, 5);
  const { idRec } = await ask('POST /pix/v2/rec', { body: recOf(first) });
  const { id, recebedor } = await receiver(bank, idRec);
  const expires = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const { idSolicRec } = await ask('POST /pix/v2/solicrec', {
    body: {
      idRec,
      calendario: { dataExpiracaoSolicitacao: expires },
      destinatario: { agencia: '1', conta: '1234', cpf, ispbParticipante: '60746948' },
    },
  });
  await bank.work((trx, tools) => payerAccepts(trx, tools, id, at));
  await ask('PUT /pix/v2/cobr/:txid', {
    params: { txid },
    body: {
      idRec,
      infoAdicional: 'Ciclo 1',
      calendario: { dataDeVencimento: first },
      valor: { original: '9.90' },
      ajusteDiaUtil: false,
      devedor: { email: 'gorbadoc@exemplo.com', cidade: 'Ouro Preto', uf: 'MG' },
      recebedor,
    },
  });
  const loc = await ask('POST /pix/v2/locrec');
  return {
    idRec: String(idRec),
    idSolicRec: String(idSolicRec),
    cobrTxid: txid,
    locrec: String(loc.id),
  };
}

/** Asks once for everything of automatic Pix; each call throws where it is refused. */
export async function automaticJourney(
  bank: EmptyBank,
  ask: Ask,
  { idRec, cobrTxid, locrec }: Awaited<ReturnType<typeof automaticThings>>,
  { window, webhookUrl }: { window: Record<string, string>; webhookUrl: string },
): Promise<void> {
  const today = await bank.today();
  const at = new Date(`${today}T12:00:00-03:00`);
  const first = addDays(today, 5);
  const cobr = { params: { txid: cobrTxid } };
  await ask('GET /pix/v2/rec/:idRec', { params: { idRec } });
  await ask('GET /pix/v2/cobr/:txid', cobr);
  await ask('GET /pix/v2/locrec/:id', { params: { id: locrec } });
  for (const path of ['rec', 'cobr', 'locrec']) await ask(`GET /pix/v2/${path}`, { query: window });

  const { rows } = await bank.store.execute(
    `select a.end_to_end from pix_collection_attempts a
     join pix_collection_charges c on c.account_id = a.account_id and c.id = a.charge_id
     join pix_collections p on p.account_id = c.account_id and p.id = c.collection_id where p.recurrence = $1`,
    [idRec],
  );
  const { end_to_end } = rows[0] as { end_to_end: string };
  await bank.store.execute(
    `update pix_collection_charges set state = 'ATIVA', active_at = created_at where txid = $1`,
    [cobrTxid],
  );
  await bank.work((trx, tools) => attemptFailed(trx, tools, end_to_end, { isLast: true, at, today }));
  await ask('POST /pix/v2/cobr/:txid/retentativa/:data', { params: { txid: cobrTxid, data: addDays(first, 1) } });
  await ask('PATCH /pix/v2/cobr/:txid', { ...cobr, body: { status: 'CANCELADA' } });
  const { recebedor } = await receiver(bank, idRec);
  await ask('POST /pix/v2/cobr', {
    body: {
      idRec,
      calendario: { dataDeVencimento: first },
      valor: { original: '9.90' },
      ajusteDiaUtil: true,
      recebedor,
    },
  });

  const other = await ask('POST /pix/v2/rec', { body: recOf(first) });
  const asked = await ask('POST /pix/v2/solicrec', {
    body: {
      idRec: other.idRec,
      calendario: { dataExpiracaoSolicitacao: new Date(Date.now() + 86_400_000).toISOString() },
      destinatario: { agencia: '1', conta: '1234', cpf, ispbParticipante: '60746948' },
    },
  });
  const request = { params: { idSolicRec: String(asked.idSolicRec) } };
  await ask('GET /pix/v2/solicrec/:idSolicRec', request);
  await ask('PATCH /pix/v2/solicrec/:idSolicRec', { ...request, body: { status: 'CANCELADA' } });
  await ask('PATCH /pix/v2/rec/:idRec', { params: { idRec: other.idRec }, body: { status: 'CANCELADA' } });
  await ask('DELETE /pix/v2/locrec/:id/idRec', { params: { id: String(other.loc.id) } });
  for (const kind of ['webhookrec', 'webhookcobr']) {
    const headers = { 'x-skip-mtls-checking': 'true' };
    await ask(`PUT /pix/v2/${kind}`, { body: { webhookUrl }, headers });
    await ask(`GET /pix/v2/${kind}`);
    await ask(`DELETE /pix/v2/${kind}`);
  }
}
