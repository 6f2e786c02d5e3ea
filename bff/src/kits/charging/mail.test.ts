import { expect, it } from 'vitest';
import { valuesOf } from './mail';

const CHARGE = {
  id: 7,
  value: 123_456,
  expire_at: '2026-12-01',
  barcode: null,
  pix_copy_paste: '000201',
  customer_name: 'Ana',
  customer_email: 'ana@exemplo.com',
  customer_phone: '11987654321',
  message: 'Obrigado',
};

it('an e-mail of a charge tells its payer, receiver, value, due day, number and codes, each in its place', () => {
  const values = valuesOf(CHARGE, 'Padaria');
  expect({ ...values, valor: values.valor.replace(/\s/, ' ') }).toEqual({
    cliente: 'Ana',
    empresa: 'Padaria',
    valor: 'R$ 1.234,56',
    vencimento: '01/12/2026',
    numero: '7',
    linha_digitavel: '',
    pix: '000201',
    mensagem: 'Obrigado',
  });
  expect(valuesOf({ ...CHARGE, pix_copy_paste: null, message: null }, 'Padaria')).toMatchObject({
    pix: '',
    mensagem: '',
  });
});
