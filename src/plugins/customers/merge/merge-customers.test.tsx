import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import customers from '../../../../locales/pt-BR/customers.json';
import { useListTable } from '../../../data/use-list-table';
import { queryClient } from '../../../providers/query-client';
import { customers as all } from '../../../resources/customers';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, press } from '../../../test-support/signed-part';
import MergeCustomers from './merge-customers';

giveTexts({ customers });

const customer = (id: number, given: object = {}) => ({
  id,
  personType: 'F',
  name: `Cliente ${id}`,
  document: '52998224725',
  phones: [],
  emails: [`c${id}@exemplo.com.br`],
  address: null,
  groups: [],
  birthday: null,
  note: null,
  customerCode: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  charges: 0,
  openCharges: 0,
  openValue: 0,
  ...given,
});

it('an e-mail added to a customer while the page was open is not lost in the merge', async () => {
  const PREVIEW = 'POST customers/merge/preview';
  bank.answers[PREVIEW] = { customers: [customer(1), customer(2)] };
  drawPart(<MergeCustomers />, { path: '/?ids=1,2' });
  await screen.findByRole('checkbox', { name: 'c2@exemplo.com.br' });
  const later = '2026-01-02T00:00:00Z';
  const emails = ['c2@exemplo.com.br', 'novo@exemplo.com.br'];
  bank.answers[PREVIEW] = { customers: [customer(1), customer(2, { emails, updated_at: later })] };
  await act(() => queryClient.invalidateQueries());
  await screen.findByRole('checkbox', { name: 'novo@exemplo.com.br' });
  await press(customers.merge.submit_other.replace('{{count}}', '2'));
  await press(customers.merge.sure);
  await waitFor(() =>
    expect(bodyOf('POST customers/merge')).toMatchObject({
      updated_at: ['2026-01-01T00:00:00Z', later],
      customer: { emails: ['c1@exemplo.com.br', ...emails] },
    }),
  );
});

it('a list of customers that is kept is asked for again once some were merged', async () => {
  const LIST = 'POST customers/search';
  const Kept = () => <p>{useListTable(all).total} na lista</p>;
  bank.answers['POST customers/merge/preview'] = { customers: [customer(1), customer(2)] };
  bank.answers[LIST] = { items: [customer(1), customer(2)], total: 2 };
  drawPart(
    <>
      <Kept />
      <MergeCustomers />
    </>,
    { path: '/?ids=1,2' },
  );
  await screen.findByText('2 na lista');
  await screen.findByRole('checkbox', { name: 'c2@exemplo.com.br' });
  bank.answers[LIST] = { items: [customer(1)], total: 1 };
  await press(customers.merge.submit_other.replace('{{count}}', '2'));
  await press(customers.merge.sure);
  await screen.findByText('1 na lista');
});
