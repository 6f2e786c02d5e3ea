import { expect, it } from 'vitest';
import { FAQ } from './faq';

it.each(['pix', 'limite', 'senha', 'estorno', 'assinatura', 'informe', 'contestação', 'boleto', 'tarifas'])(
  'the frequent questions answer who looks for %s',
  (word) => {
    const found = FAQ.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(word));
    expect(found).not.toEqual([]);
  },
);
