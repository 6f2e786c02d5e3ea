import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, expect, test } from 'vitest';
import charging from '../../../../locales/pt-BR/charging.json';
import { i18n } from '../../../providers/i18n';
import '../../../test-support/texts';
import { ReceivedNotice } from './received-notice';
import { ReceivedSection } from './received-section';

beforeAll(() => void i18n.addResourceBundle('pt-BR', 'charging', charging));

const paid_at = '2026-11-20T15:00:00Z';
const receivedOf = (count: number, value: number, due: number | null, settledBefore = false) => {
  const lines = due === null ? [] : [{ kind: 'value' as const, amount: due, days: null }];
  return { count, value, fee: 0, credited: value, due, lines, daysLate: 0, settledBefore };
};
const shownOf = (part: Partial<ComponentProps<typeof ReceivedNotice>>) => {
  const { unmount } = render(
    <ReceivedNotice
      value={10_000}
      paid_at={paid_at}
      received={receivedOf(1, 10_000, 10_000)}
      reissued_as={null}
      reissued_open={false}
      {...part}
    />,
  );
  const texts = screen.queryAllByRole('alert').map((one) => one.textContent?.replaceAll('\u00a0', ' '));
  unmount();
  return texts;
};
const shown = (count: number, value: number, due: number | null) =>
  shownOf({ received: receivedOf(count, value, due) })[0];

test('less than was due that day: what came, what was due, what is missing', () => {
  expect(shown(1, 300, 10_200)).toBe(
    'Esta cobrança foi paga com valor menor que o devidoEntraram R$ 3,00. O devido em 20/11/2026 era R$ ' +
      '102,00: faltam R$ 99,00. Combine com o cliente como receber a diferença.',
  );
  expect(shown(2, 600, 10_000)).toContain('Entraram R$ 6,00. O devido em 20/11/2026 era R$ 100,00: faltam R$ 94,00.');
});

test('paid again: what came in all', () => {
  expect(shown(2, 20_000, 10_000)).toMatch(/^Esta cobrança foi paga 2 vezesAo todo entraram R\$ 200,00/);
  expect(shown(2, 10_300, null)).toContain('foi paga 2 vezes');
});

test('nothing to say of what came as it was due, in one payment or in two', () => {
  expect([shown(0, 0, null), shown(1, 10_000, 10_000), shown(2, 10_000, 10_000), shown(1, 300, null)]).toEqual(
    Array(4).fill(undefined),
  );
});

test('more than was due: what came, what was due, what is over', () => {
  expect(shown(1, 10_500, 10_000)).toBe(
    'Esta cobrança foi paga com valor maior que o devidoEntraram R$ 105,00. O devido em 20/11/2026 era R$ ' +
      '100,00: sobram R$ 5,00. Combine com o cliente como devolver a diferença.',
  );
});

test('after it was marked as paid, and while the one issued in its place can still be paid: what to do', () => {
  expect(shownOf({ received: receivedOf(1, 10_000, null, true) })[0]).toMatch(
    /^Esta cobrança foi paga depois de marcada como pagaEntraram R\$ 100,00\. Se o cliente já tinha pagado de outra forma, combine/,
  );
  const reissued = { reissued_as: 41, reissued_open: true, reissued: <a href="/41">Cancelar</a> };
  expect(shownOf(reissued)).toEqual([
    'A cobrança 41, emitida no lugar desta, ainda pode ser pagaCancele a nova para o cliente não pagar duas vezes. Cancelar',
  ]);
  expect(shownOf({ ...reissued, received: receivedOf(0, 0, null) })).toEqual([]);
});

test('a paid charge says first what arrived, and line by line how it came to that', () => {
  const received = {
    ...receivedOf(1, 82_000, 82_000),
    fee: 349,
    credited: 81_651,
    lines: [
      { kind: 'value' as const, amount: 85_000, days: null },
      { kind: 'discount' as const, amount: 3_000, days: null },
    ],
  };
  const { rerender } = render(<ReceivedSection received={received} paid_at={paid_at} />);
  const text = () => screen.getByRole('region').textContent?.replaceAll('\u00a0', ' ');
  expect(text()).toBe(
    'Você recebeu R$ 816,51Valor da cobrançaR$ 850,00Desconto− R$ 30,00Tarifa− R$ 3,49Creditado na contaR$ 816,51',
  );
  rerender(
    <ReceivedSection received={{ ...received, value: 81_000, credited: 80_651, daysLate: 4 }} paid_at={paid_at} />,
  );
  expect(text()).toContain('Pago em 20/11/2026, com 4 dias de atraso');
  expect(text()).toContain('Pago a menos− R$ 10,00Tarifa− R$ 3,49Creditado na contaR$ 806,51');
  rerender(<ReceivedSection received={{ ...received, credited: 0, fee: 0 }} paid_at={paid_at} />);
  expect(text()).toMatch(/^Pago, ainda não creditado.*Pago pelo clienteR\$ 820,00$/);
  rerender(<ReceivedSection received={receivedOf(0, 0, null)} paid_at={null} />);
  expect(screen.queryByRole('region')).toBeNull();
});
