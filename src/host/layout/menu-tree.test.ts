import { describe, expect, it } from 'vitest';
import '../../test-support/texts';
import type { MenuEntry } from '../../define-plugin';
import { sessionOf } from '../../test-support/session';
import {
  barEntryAt,
  barOf,
  currentItem,
  firstBelow,
  linesOf,
  menuAs,
  menuOf,
  secondaryMenuAt,
  tabsBeside,
} from './menu-tree';

const icon = () => null;
const entries: MenuEntry[] = [
  { id: 'receive:customers', in: 'receive', order: 20, to: '/receber/clientes', label: 'shell:loading' },
  {
    id: 'receive:new-emit',
    in: 'receive',
    order: 10,
    to: '/receber/emitir',
    permission: ['receive:new-emit', 'receive:do-charge'],
    label: 'shell:loading',
    badge: true,
  },
  { id: 'home', in: 'main', order: 0, to: '/home', label: 'shell:loading', icon },
  {
    id: 'page-not-found',
    menu: 'settings',
    in: 'main',
    order: 0,
    to: '/configuracoes-da-conta/x',
    label: 'shell:loading',
    icon,
  },
];
const shape = (permissions: string[]) =>
  menuOf(sessionOf(permissions), entries).map((node) =>
    node.kind === 'item' ? node.item.id : [node.group, ...node.items.map((i) => (i.disabled ? `(${i.id})` : i.id))],
  );

describe('the menu (SHELL-6-6)', () => {
  it('shows only what is listed, and no empty group', () => expect(shape(['home'])).toEqual(['home']));
  it('orders, and any of several ids will do', () =>
    expect(shape(['home', 'receive:do-charge', 'receive:customers'])).toEqual([
      'home',
      ['receive', 'receive:new-emit', 'receive:customers'],
    ]));
  it('keeps the disabled ones', () =>
    expect(shape(['home', '-receive:customers'])).toEqual(['home', ['receive', '(receive:customers)']]));
  it('disables all while an update is pending', () =>
    expect(shape(['receive:customers', 'registration:update'])).toEqual([['receive', '(receive:customers)']]));
});

describe('the bar at the foot of a phone', () => {
  const [customers, emit, home] = entries as [MenuEntry, MenuEntry, MenuEntry];
  const named: MenuEntry[] = [
    { ...customers, bar: { label: 'shell:loading', order: 1 } },
    { ...home, bar: { label: 'shell:loading', order: 2 } },
    emit,
  ];
  const bar = (permissions: string[]) => barOf(sessionOf(permissions), named).map(({ id }) => id);
  it('has the entries that ask for a place there, in the order they ask for', () =>
    expect(bar(['home', 'receive:customers', 'receive:new-emit'])).toEqual(['receive:customers', 'home']));
  it('leaves out an entry that this person may not open, disabled or not listed', () => {
    expect(bar(['home', '-receive:customers'])).toEqual(['home']);
    expect(bar(['receive:customers'])).toEqual(['receive:customers']);
  });
  it.each([
    ['the page itself', '/receber/clientes', 'receive:customers'],
    ['a page below it', '/receber/clientes/7/editar', 'receive:customers'],
    ['another page of its group', '/receber/emitir', 'receive:customers'],
    ['a page of no group', '/home', 'home'],
    ['a page of no entry', '/outra', undefined],
  ])('has the entry lit on %s', (_, pathname, id) =>
    expect(barEntryAt(menuOf(sessionOf(['home', 'receive:customers', 'receive:new-emit']), named), pathname)).toBe(id),
  );
  it.each([
    ['that may be opened', ['receive:customers', 'receive:new-emit'], 'receive:new-emit'],
    ['without one that is off', ['receive:customers', '-receive:new-emit'], 'receive:customers'],
  ])('has one place for a group, of the first of its entries %s (issue 42)', (_, permissions, id) => {
    const both = [...named, { ...emit, bar: { label: 'shell:loading' as const, order: 0 } }].filter(
      (one) => one !== emit,
    );
    expect(barOf(sessionOf(permissions), both).map((one) => one.id)).toEqual([id]);
    expect(barEntryAt(menuOf(sessionOf(permissions), both), '/receber/clientes')).toBe(id);
  });
  it('gives an entry of a group the icon of its group', () =>
    expect(barOf(sessionOf(['receive:customers']), named)[0]!.Icon).toBeTypeOf('object'));
});

describe('an entry that stands for a whole group (SHELL-6-11, AREAS-2-cards-6)', () => {
  const without = ['cards:multiple:overview', 'cards:multiple:invoices'] as const;
  const cards: MenuEntry[] = [
    {
      id: 'cards:multiple:overview',
      in: 'cards',
      order: 10,
      to: '/cartoes/multiplo/visao-geral',
      label: 'shell:loading',
    },
    { id: 'cards:prepaid', in: 'cards', order: 20, to: '/cartoes/pre-pago/visao-geral', label: 'shell:loading' },
    {
      id: 'cards:single-entry',
      in: 'main',
      order: 700,
      to: '/cartoes/pre-pago/visao-geral',
      permission: 'cards:prepaid',
      label: 'shell:loading',
      icon,
      replaces: { group: 'cards', without },
    },
  ];
  it.each([
    [
      'with the overview',
      ['cards:multiple:overview', 'cards:prepaid'],
      [['cards', 'cards:multiple:overview', 'cards:prepaid']],
    ],
    ['with the invoices alone', ['cards:multiple:invoices', 'cards:prepaid'], [['cards', 'cards:prepaid']]],
    ['without both', ['cards:prepaid'], ['cards:single-entry']],
    ['with both listed and not enabled', ['-cards:multiple:overview', 'cards:prepaid'], ['cards:single-entry']],
    ['with nothing of cards', ['home'], []],
  ])('%s', (_title, permissions, nodes) =>
    expect(
      menuOf(sessionOf(permissions), cards).map((node) =>
        node.kind === 'item' ? node.item.id : [node.group, ...node.items.map(({ id }) => id)],
      ),
    ).toEqual(nodes),
  );
});

it('marks the entry whose address the page continues', () => {
  const nodes = menuOf(sessionOf(['home', 'receive:customers']), entries);
  expect(currentItem(nodes, '/receber/clientes/7/editar')?.id).toBe('receive:customers');
  expect(currentItem(nodes, '/receber/clientesx')).toBeUndefined();
  expect(currentItem(nodes, '/receber/outra', 'receive:customers')?.id).toBe('receive:customers');
});

describe('the secondary menus (SHELL-2.2-14)', () => {
  const session = sessionOf(['home', 'page-not-found']);
  const ids = (menu?: 'settings') =>
    menuOf(session, entries, menu).flatMap((node) => (node.kind === 'item' ? node.item.id : []));
  it('hold their own entries, and the main one none of them', () =>
    expect([ids(), ids('settings')]).toEqual([['home'], ['page-not-found']]));
  it.each([
    ['/configuracoes-da-conta/dados-da-conta', 'settings'],
    ['/api', 'api'],
    ['/api/aplicacoes', 'api'],
    ['/receber/apice', undefined],
    ['/home', undefined],
  ])('%s has %s', (path, menu) => expect(secondaryMenuAt(path)).toBe(menu));
});

describe('a group whose pages are tabs', () => {
  const limits: MenuEntry[] = (['limits', 'night'] as const).map((id, at) => ({
    id,
    menu: 'settings',
    in: 'settings:general-limits',
    order: at,
    to: `/configuracoes-da-conta/${id}`,
    label: 'shell:loading',
    ...(at === 0 ? { bar: { label: 'shell:close' as const, order: 1 } } : {}),
  }));
  const of = (permissions: string[]) => menuOf(sessionOf(permissions), limits, 'settings');
  it('is one entry with the name of the group, which leads to its first page', () => {
    const [node] = of(['limits', 'night']);
    expect(node?.kind === 'group' && linesOf(node.items).map(({ to, label }) => [to, label])).toEqual([
      ['/configuracoes-da-conta/limits', 'menu:groups.general-limits'],
    ]);
  });
  it('has its pages side by side in a secondary menu too', () =>
    expect(tabsBeside(sessionOf(['limits', 'night']), limits, limits[1]!).map(({ id }) => id)).toEqual([
      'limits',
      'night',
    ]));
  it.each([
    ['that may be opened', ['limits', 'night'], ['shell:close']],
    ['that is listed and off', ['-limits', 'night'], []],
    ['that is not listed', ['night'], []],
  ])('gives a phone’s main menu its entry %s', (_, permissions, near) =>
    expect(barOf(sessionOf(permissions), limits, 'settings').map(({ label }) => label)).toEqual(near),
  );
});

describe("the menu as a sub-user would have it ('ver como')", () => {
  const as = (permissions: { id: string; enabled: boolean }[]) =>
    menuAs(
      sessionOf(['home']),
      entries,
    )(permissions).map(({ key, groups }) => [
      key,
      ...groups.flatMap(({ label, items }) => items.map((one) => [label ?? '', one.id, one.disabled])),
    ]);
  it('has what is on open, what is listed and off shut, whatever the administrator has', () =>
    expect(
      as([
        { id: 'receive:customers', enabled: true },
        { id: 'receive:do-charge', enabled: false },
        { id: 'page-not-found', enabled: true },
      ]),
    ).toEqual([
      ['label', ['menu:groups.receive', 'receive:new-emit', true], ['menu:groups.receive', 'receive:customers', false]],
      ['settings', ['', 'page-not-found', false]],
      ['api'],
    ]));
});

it('the bare address of an area leads to its first entry that may be opened', () => {
  const below = (path: string, permissions: string[]) => firstBelow(sessionOf(permissions), entries, path);
  expect(below('/receber', ['receive:customers', 'receive:do-charge'])).toBe('/receber/emitir');
  expect(below('/receber/', ['receive:customers', '-receive:do-charge'])).toBe('/receber/clientes');
  expect([below('/receber', ['home']), below('/recebe', ['receive:customers']), below('/home', ['home'])]).toEqual(
    Array(3).fill(undefined),
  );
});

describe('AREAS-2-side-menu-ids: sections of a group', () => {
  const part = (
    id: string,
    group: 'receive' | 'receive:management' | 'receive:automations',
    order: number,
  ): MenuEntry => ({
    id,
    in: group,
    order,
    to: `/receber/${id}`,
    permission: 'home',
    label: 'shell:loading',
  });
  const inside = [
    part('customers', 'receive', 60),
    part('buttons', 'receive:management', 80),
    part('excel', 'receive:automations', 10),
    part('billets', 'receive:management', 20),
    part('issue', 'receive', 10),
  ];
  it('stand together, each where its own order puts it, in the group they belong to', () => {
    const [node, ...more] = menuOf(sessionOf(['home']), inside);
    expect(more).toEqual([]);
    expect(node?.kind === 'group' && [node.group, node.items.map(({ id, section }) => [section, id])]).toEqual([
      'receive',
      [
        [undefined, 'issue'],
        ['receive:management', 'billets'],
        ['receive:management', 'buttons'],
        [undefined, 'customers'],
        ['receive:automations', 'excel'],
      ],
    ]);
  });
  const gated = inside.map(({ id, in: group, order, to, label }) => ({ id, in: group, order, to, label }) as MenuEntry);
  const partsOf = (permissions: string[]) =>
    menuOf(sessionOf(permissions), gated).flatMap((node) => (node.kind === 'group' ? node.items : []));
  it.each([
    [
      'leads to its first page under its own name',
      ['billets', 'buttons', 'issue'],
      [
        ['/receber/issue', 'shell:loading'],
        ['/receber/billets', 'menu:groups.receive-management'],
      ],
    ],
    [
      'passes a page that may not be opened',
      ['-billets', 'buttons'],
      [['/receber/buttons', 'menu:groups.receive-management']],
    ],
    [
      'is off where none of its pages may be opened',
      ['-billets', '-buttons'],
      [['/receber/billets', 'menu:groups.receive-management']],
    ],
    ['of one page is that page', ['buttons'], [['/receber/buttons', 'shell:loading']]],
  ])('a section %s', (_, permissions, lines) =>
    expect(linesOf(partsOf(permissions)).map(({ to, label }) => [to, label])).toEqual(lines),
  );
  it.each([
    [['billets', '-buttons', 'customers'], 'billets', ['billets', 'buttons']],
    [['billets', 'customers'], 'billets', []],
    [['billets', 'buttons', 'customers'], 'customers', []],
  ])('with %j, %s stands beside %j', (permissions, id, beside) =>
    expect(
      tabsBeside(
        sessionOf(permissions),
        gated,
        gated.find((entry) => entry.id === id)!,
      ).map((item) => item.id),
    ).toEqual(beside),
  );
  it('decide which page the bare address of the area leads to as the menu shows it', () =>
    expect(
      firstBelow(
        sessionOf(['home']),
        inside.filter(({ id }) => id !== 'issue'),
        '/receber',
      ),
    ).toBe('/receber/billets'));
});
