import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import charges from '../../../../../locales/pt-BR/charges.json';
import charging from '../../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../../test-support/drawn-part';
import { bank, press } from '../../../../test-support/signed-part';
import { BilletBatch } from './billet-batch';

giveTexts({ charges, charging });

const ALERT = 'Houve um erro ao emitir a cobrança para os destinatários a seguir...';
const failure = (id: number) => ({
  customer: { id, name: `Cliente ${id}`, document: '52998224725', email: 'a@exemplo.com' },
  errorMessage: 'Este cliente foi excluído',
  correctable: false,
});
const issued = { id: 90, customerName: 'Ana Souza', expireAt: '2030-01-15', value: 10_000 };

const Place = () => <p>{useLocation().search}</p>;

/** Draws the page of a batch with `failed` failed charges and the issued `ids`, at the address `path`. */
const open = (failed: number, ids: number[], path = '/') => {
  bank.answers['GET charge/batch/u'] = { uuid: 'u', kind: 'billet', task: 1, pending: 0, failed, ids };
  drawPart(<BilletBatch uuid="u" onAgain={() => undefined} />, { path });
};

beforeEach(() => {
  const errors = Array.from({ length: 15 }, (_, at) => failure(at + 1));
  bank.answers['GET charge/batch-errors/u?page=1&size=15'] = { errors, total: 16 };
  bank.answers['POST charges/all'] = { items: [issued], total: 1 };
  bank.answers['POST charges/sum'] = { count: 1, value: 10_000, withEmail: 1, withoutEmail: [] };
});

describe('SHELL-2.4-5, AREAS-3-report-automation-1: after a batch, its failed and its issued charges', () => {
  it('are two tabs, each counted; where one failed, the failed come first', async () => {
    open(16, [90]);
    const tabs = await screen.findByRole('navigation', { name: 'Resultado da emissão' });
    const names = [...tabs.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Cobranças com falha (16)', 'Cobranças emitidas (1)']);
    expect(tabs.querySelector('[aria-current]')!.textContent).toContain('com falha');
  });

  it('SHELL-8-21, AREAS-8-11: the failed begin with the alert and say each reason', async () => {
    open(16, [90]);
    await screen.findByText(ALERT);
    expect(await screen.findAllByText('Este cliente foi excluído')).toHaveLength(15);
  });

  it('AREAS-9-3: 15 of the failed are the first page', async () => {
    open(16, [90]);
    await screen.findByText('Cliente 15');
    expect(bank.asked.filter(({ call }) => call.includes('batch-errors')).map(({ call }) => call)).toEqual([
      'GET charge/batch-errors/u?page=1&size=15',
    ]);
  });

  it('one whose customer is not known can neither be issued again nor taken out', async () => {
    const unknown = { ...failure(1), customer: { id: null, name: '', document: '', email: null } };
    bank.answers['GET charge/batch-errors/u?page=1&size=15'] = { errors: [unknown, failure(2)], total: 2 };
    open(2, [90]);
    for (const [who, off] of [
      ['Cliente não identificado', 'true'],
      ['Cliente 2', null],
    ] as const) {
      await press(`Mais ações de ${who}`);
      const items = await screen.findAllByRole('menuitem');
      expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([off, off]);
      fireEvent.keyDown(items[0]!, { key: 'Escape' });
    }
  });

  it('where none failed the issued come first, without the alert', async () => {
    open(0, [90]);
    await screen.findByText('Ana Souza');
    expect(screen.queryByText(ALERT)).toBeNull();
    expect(bank.asked.some(({ call }) => call.includes('batch-errors'))).toBe(false);
  });

  it('a batch of carnets that a notification linked to is shown by the form of carnets', async () => {
    bank.answers['GET charge/batch/u'] = { uuid: 'u', kind: 'carnet', task: 1, pending: 0, failed: 0, ids: [7] };
    drawPart(
      <>
        <BilletBatch uuid="u" onAgain={() => undefined} />
        <Place />
      </>,
    );
    await screen.findByText('?billingMethod=carnet&lote=u');
  });
});
