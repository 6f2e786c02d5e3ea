import { describe, expect, it } from 'vitest';
import { MOMENTS } from '@balcao/contract/billing-settings';
import { fillEmail, templateFault, USUAL_TEXTS, type MailValues } from './email-texts';

const values: MailValues = {
  cliente: 'Ana',
  empresa: 'Padaria',
  valor: 'R$ 10,00',
  vencimento: '01/02/2027',
  numero: '7',
  linha_digitavel: '36490...',
  pix: '',
  mensagem: '',
};

describe('the words of an e-mail', () => {
  it('are filled in, without the paragraphs that have nothing to say', () =>
    expect(
      fillEmail({ subject: '{{ valor }}\nde {{empresa}}', body: 'Oi, {{cliente}}\n\nPix: {{pix}}\n\nAté' }, values),
    ).toEqual({
      subject: 'R$ 10,00 de Padaria',
      body: 'Oi, Ana\n\nAté',
    }));

  it('are not read again for variables: a customer may be called {{pix}}', () =>
    expect(fillEmail({ subject: 'x', body: '{{cliente}}' }, { ...values, cliente: '{{pix}} $&' }).body).toBe(
      '{{pix}} $&',
    ));

  it.each([
    ['Olá {{nome}}', 'A variável {{nome}} não existe'],
    ['{{constructor}}', 'A variável {{constructor}} não existe'],
    ['{{}}', 'A variável {{}} não existe'],
    ['Olá {{cliente', 'Há uma variável aberta: escreva {{nome}}'],
    ['cliente}}', 'Há uma variável aberta: escreva {{nome}}'],
    ['{{{cliente}}}', null],
    ['<script>alert(1)</script>', 'Escreva só texto: códigos e scripts não são aceitos'],
    ['< img src=x onerror=y>', 'Escreva só texto: códigos e scripts não são aceitos'],
    ['JavaScript:alert(1)', 'Escreva só texto: códigos e scripts não são aceitos'],
    ['2 < 3 e 5 > 4, {{ valor }}', null],
  ])('%s: %s', (written, fault) => expect(templateFault(written)).toBe(fault));

  it.each(MOMENTS)('of the bank are without fault: %s', (moment) =>
    expect([templateFault(USUAL_TEXTS[moment].subject), templateFault(USUAL_TEXTS[moment].body)]).toEqual([null, null]),
  );
});
