import { billBars } from '../../bff/test/bill-bars';
import type { EmptyBank } from '../../bff/test/harness';
import { openReceiver } from '../../bff/test/receiver';
import { addDays, nextBusinessDay } from '../../bff/src/core/calendar';
import type { Asked } from './asked';

type Ask = (name: string, asked?: Asked) => Promise<{ idPagamento: string }>;

/** Asks the API of bills for everything once that its schemas promise. */
export async function billsJourney(bank: EmptyBank, ask: Ask): Promise<void> {
  const api = '/pagamento-de-contas/v1';
  const day = await bank.today();
  const soon = nextBusinessDay(addDays(day, 20));
  const slip = { params: { codBarras: '846200000004470000113220292826006077729363538004' } };
  const billet = { params: { codBarras: billBars(1_000, soon) } };
  await ask(`GET ${api}/codBarras/:codBarras`, slip);
  await ask(`GET ${api}/codBarras/:codBarras`, billet);
  const body = { valor: 1_000, dataPagamento: soon };
  const { idPagamento } = await ask(`POST ${api}/codBarras/:codBarras`, { ...billet, body });
  await ask(`GET ${api}/:idPagamento`, { params: { idPagamento } });
  for (const state of ['settled', 'refused', 'cancelled']) {
    await bank.store.execute('update money_operations set state = $1, settled_at = now(), reason = $2 where id = $3', [
      state,
      'Recusado.',
      Number(idPagamento),
    ]);
    await ask(`GET ${api}/:idPagamento`, { params: { idPagamento } });
  }
  await ask(`GET ${api}/resumo`, { query: { dataInicio: day, dataFim: soon } });
  const receiver = await openReceiver(bank);
  const hook = { body: { url: receiver.url }, headers: { 'x-skip-mtls-checking': 'true' } };
  await ask(`PUT ${api}/webhook`, hook);
  await ask(`GET ${api}/webhook`, { query: { dataInicio: `${day}T00:00:00Z`, dataFim: `${soon}T00:00:00Z` } });
  await ask(`DELETE ${api}/webhook`, hook);
  await receiver.close();
}
