import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/trust-centre.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank } from '../../test-support/signed-part';
import { RoutingProvider, type PathOf } from '../../ui/page/routing';
import plugin from './plugin';
import Recent from './recent';

giveTexts({ 'trust-centre': texts });

const routing = {
  pathOf: ((name: string) => `/${name}`) as PathOf,
  destinationOf: () => undefined,
  whyClosed: () => undefined,
  crumbs: [],
  parent: undefined,
};

it('the page of security leads to all of its activity and to the record of actions and payments', async () => {
  bank.answers['POST trust-centre/search'] = { items: [], total: 0 };
  drawPart(
    <RoutingProvider value={routing}>
      <Recent />
    </RoutingProvider>,
  );
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByText(texts.recent.title);
  expect([pathOf(texts.recent.all), pathOf(texts.recent.log)]).toEqual(['/settings:trust-centre', '/account-logs']);
});

it('there is one place called security: its activity is found below it, not beside it', () => {
  expect([plugin.menu, plugin.commands]).toEqual([undefined, undefined]);
  expect(plugin.pages?.map(({ under }) => under)).toEqual(['security']);
});
