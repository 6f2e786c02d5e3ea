import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { LinkMethod } from '@balcao/contract/shared/link-methods';
import links from '../../../../locales/pt-BR/links.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { WaysField } from './ways-field';

giveTexts({ links });

function Chosen() {
  const [method, setMethod] = useState<LinkMethod>('all');
  return (
    <>
      <WaysField value={method} onChange={setMethod} />
      <output>{method}</output>
    </>
  );
}

it('AREAS-3-billing-emit-draft-1: a page takes any mix of ways to pay, and at least one', () => {
  drawPart(<Chosen />);
  const press = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  const method = () => screen.getByRole('status').textContent;
  press('Boleto');
  expect(method()).toBe('pix_credit_card');
  press('Pix');
  expect(method()).toBe('credit_card');
  press('Cartão de crédito');
  expect(method()).toBe('credit_card');
  press('Boleto');
  expect(method()).toBe('banking_billet_credit_card');
});
