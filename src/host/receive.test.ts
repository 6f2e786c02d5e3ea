import { expect, it } from 'vitest';
import '../test-support/texts';
import { sessionOf } from '../test-support/session';
import { menuOf } from './layout/menu-tree';
import { areas } from './manifests';

const pages = areas.flatMap(({ pages: own = [] }) => own);

it('AREAS-2-side-menu-ids-1: the menu of receiving is in the order of the specification', () => {
  const wanted = [
    'overview',
    'new-emit',
    ...['billets', 'carnets', 'credit-card', 'payment-links', 'subscriptions', 'pix-automatic', 'payment-buttons'].map(
      (id) => `management:${id}`,
    ),
    'billing-items',
    'customers',
    'reports',
    'automations:excel',
    'automations:confirmation-files',
  ].map((id) => `receive:${id}`);
  const entries = areas.flatMap(({ menu = [] }) => menu);
  const permissions = entries.flatMap(({ id, permission }) => permission ?? id);
  const group = menuOf(sessionOf(permissions), entries).find(
    (node) => node.kind === 'group' && node.group === 'receive',
  );
  const shown = group?.kind === 'group' ? group.items.map(({ id }) => id) : [];
  expect(shown.filter((id) => wanted.includes(id))).toEqual(wanted);
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
