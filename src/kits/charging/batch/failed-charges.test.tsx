import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import charging from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import { FailedCharges } from './failed-charges';

giveTexts({ charging });

const customer = { id: 7, name: 'Bia Lima', document: '52998224725', email: 'bia@exemplo.com.br' };
const BATCH = { uuid: 'u', pending: 0, failed: 1 } as Parameters<typeof FailedCharges>[0]['batch'];

it.each([
  ['receive:customers', null],
  // an admin is told no reason
  ['receive:do-charge', 'true'],
] as const)(
  'who holds %s alone finds the correction of a customer that could not be charged off: %s',
  async (held, off) => {
    const errors = [{ customer, errorMessage: 'Sem endereço', correctable: true }];
    bank.answers['GET charge/batch-errors/u?page=1&size=15'] = { errors, total: 1 };
    drawPart(<FailedCharges batch={BATCH} edit={() => '/'} />, { view: { can: (id) => ({ can: id === held }) } });
    await screen.findAllByText('Bia Lima');
    for (const menu of document.querySelectorAll('.row-more')) fireEvent.click(menu);
    const item = screen.getByText(charging.batch.correct).closest('[role=menuitem]')!;
    expect(item.getAttribute('aria-disabled')).toBe(off);
  },
);
