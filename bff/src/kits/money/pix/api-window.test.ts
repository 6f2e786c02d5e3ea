import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../../test/harness';
import { findPage } from './api-window';
import '../../../areas/bills/webhooks';

let bank: EmptyBank;
let accountId: number;
const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 12, 0, second));
const asked = (from: number, to: number, more: Record<string, string> = {}) => ({
  inicio: at(from).toISOString(),
  fim: at(to).toISOString(),
  ...more,
});
beforeAll(async () => {
  bank = await openEmptyBank();
  ({ accountId } = await bank.openAccount());
  const { accountId: other } = await bank.openAccount();
  for (const [account, url, second] of [
    [accountId, 'a', 1],
    [accountId, 'b', 2],
    [accountId, 'c', 2],
    [accountId, 'd', 3],
    [other, 'x', 2],
  ] as const)
    await bank.store.execute('insert into bill_webhooks (account_id, url, created_at) values ($1, $2, $3)', [
      account,
      url,
      at(second),
    ]);
});
afterAll(() => bank.close());

const pageOf = async (query: Record<string, string | undefined>, ends?: [string, string]) => {
  const own = bank.store.db.selectFrom('bill_webhooks').select('url').where('account_id', '=', accountId);
  const { parametros, rows } = await findPage(query, own, { id: 'url', ...(ends ? { ends } : {}) });
  return { urls: rows.map(({ url }) => url).join(''), ...parametros.paginacao };
};

describe('a page of a window of time (pix-api.json, Paginacao)', () => {
  it.each([
    [1, 3, 'dcba'],
    [2, 3, 'dcb'],
    [1, 2, 'cba'],
    [3, 3, 'd'],
    [4, 9, ''],
  ])('from %s to %s has %s: both ends belong to it, and the newest is first', async (from, to, urls) => {
    expect(await pageOf(asked(from, to))).toMatchObject({
      urls,
      quantidadeTotalDeItens: urls.length,
      quantidadeDePaginas: 1,
    });
  });

  it.each([
    ['0', '3', 'dcb', 2],
    ['1', '3', 'a', 2],
    ['2', '3', '', 2],
    ['0', '4', 'dcba', 1],
    ['1', '1', 'c', 4],
    ['x', '0', 'd', 4],
  ])('page %s of %s a page is %s of %s pages', async (page, size, urls, pages) => {
    const query = { 'paginacao.paginaAtual': page, 'paginacao.itensPorPagina': size };
    expect(await pageOf(asked(1, 3, query))).toMatchObject({
      urls,
      quantidadeDePaginas: pages,
      quantidadeTotalDeItens: 4,
    });
  });

  it.each([
    ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', true],
    ['0000-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z', false],
    ['0001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', false],
    ['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', false],
  ])('from %s to %s has years of four digits, as RFC 3339 writes them: %s', async (inicio, fim, allowed) => {
    const found = pageOf({ inicio, fim });
    if (allowed) expect(await found).toMatchObject({ urls: 'dcba' });
    else await expect(found).rejects.toMatchObject({ status: 400 });
  });

  it('has the ends that its list names, and none that are turned round or no instants', async () => {
    const ends: [string, string] = ['dataInicio', 'dataFim'];
    const named = { dataInicio: at(3).toISOString(), dataFim: at(3).toISOString() };
    expect(await pageOf(named, ends)).toMatchObject({ urls: 'd' });
    for (const query of [asked(1, 3), { ...named, dataFim: at(2).toISOString() }, { ...named, dataInicio: 'ontem' }])
      await expect(pageOf(query, ends)).rejects.toMatchObject({ status: 400 });
  });
});
