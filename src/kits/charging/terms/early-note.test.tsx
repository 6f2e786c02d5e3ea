import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import type { ChargeDetail } from '@balcao/contract/charges';
import charging from '../../../../locales/pt-BR/charging.json';
import { i18n } from '../../../providers/i18n';
import '../../../test-support/texts';
import { EarlyNote } from './early-note';

i18n.addResourceBundle('pt-BR', 'charging', charging);

it.each([
  ['2026-12-05', '2026-12-20', 'O desconto antecipado passa a valer até 15/12/2026.'],
  ['2026-12-05', '2026-11-26', 'A nova cobrança sai sem o desconto antecipado: ele valeria até um dia que já passou.'],
  [null, '2026-11-26', undefined],
  ['2026-12-05', null, undefined],
])('a charge due on 10 December with a discount until %s, issued again for %s', async (until, expire_at, said) => {
  const charge = { expire_at: '2026-12-10', charge_payment: { conditional_discount_date: until } } as ChargeDetail;
  render(
    <Form initialValues={{ expire_at }}>
      <Form.Item name="expire_at" hidden>
        <input />
      </Form.Item>
      <EarlyNote charge={charge} today="2026-11-22" />
    </Form>,
  );
  if (said) expect((await screen.findByRole('status')).textContent).toBe(said);
  else expect(screen.queryByRole('status')).toBeNull();
});
