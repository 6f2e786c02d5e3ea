import { expect, it } from 'vitest';
import '../test-support/texts';
import { sessionOf } from '../test-support/session';
import { linesOf, menuOf } from './layout/menu-tree';
import { areas } from './manifests';

const pages = areas.flatMap(({ pages: own = [] }) => own);

it('AREAS-2-side-menu-ids-1: the menu of receiving has the ids of the specification, what is worked on together side by side', () => {
  const management = (...ids: string[]) => ids.map((id) => `management:${id}`);
  const wanted = [
    ['overview'],
    ['new-emit'],
    management('billets', 'carnets', 'credit-card', 'payment-links', 'payment-buttons'),
    ['customers', 'billing-items'],
    management('subscriptions', 'pix-automatic'),
    ['automations:excel', 'automations:confirmation-files'],
    ['reports'],
  ].map((line) => line.map((id) => `receive:${id}`));
  const entries = areas.flatMap(({ menu = [] }) => menu);
  const session = sessionOf(entries.flatMap(({ id, permission }) => permission ?? id));
  const group = menuOf(session, entries).find((node) => node.kind === 'group' && node.group === 'receive');
  const lines = group?.kind === 'group' ? linesOf(group.items) : [];
  const behind = lines.map(({ id, section }) =>
    group?.kind === 'group' && section
      ? group.items.flatMap((item) => (item.section === section ? [item.id] : []))
      : [id],
  );
  expect(behind.map((ids) => ids.filter((id) => wanted.flat().includes(id)))).toEqual(wanted);
});

it.each([
  ['AREAS-2-receive-5', '/receber/clientes'],
  ['AREAS-2-receive-5', '/receber/clientes/:id'],
  ['AREAS-2-receive-5', '/receber/clientes/:id/editar'],
  ['AREAS-2-receive-5', '/receber/clientes/importar-planilha'],
  ['AREAS-2-receive-8', '/receber/gestao-de-cobrancas/boletos'],
  ['AREAS-2-receive-8', '/receber/gestao-de-cobrancas/boletos/:id'],
])('%s: %s is a page', (_rule, path) => expect(pages.map((page) => page.path)).toContain(path));

it.each([
  ['billing-banking_billet-management-detail', ['id']],
  ['receive:management:carnets:parcel-details', ['id', 'idDetail']],
  ['receive:management:credit-card:detail', ['id']],
  ['billing-subscription-management-detail', ['id']],
])('AREAS-2-receive-15: the route %s takes %j', (name, params) => {
  const { path } = pages.find((page) => page.name === name)!;
  expect([...path.matchAll(/:(\w+)/g)].map(([, param]) => param)).toEqual(params);
});

it('AREAS-1-1, AREAS-1-2: each kind of charge, customers, items and reports have an area', () => {
  const ids = areas.map(({ id }) => id);
  const wanted =
    'charges carnets subscriptions payment-links card-charges payment-buttons pix-automatic-receive customers charge-items reports';
  expect(wanted.split(' ').filter((id) => !ids.includes(id))).toEqual([]);
});
