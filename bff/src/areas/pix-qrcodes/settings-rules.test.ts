import { describe, expect, it } from 'vitest';
import type { KeySettings } from './settings-body';
import { refusalOf, type Arriving } from './settings-rules';

const KEY = 'loja@exemplo.com.br';
const [CPF, CNPJ] = ['12345678909', '12345678000195'];
type Receiving = KeySettings['recebimento'];
const given = (more: Partial<Receiving> = {}, receberSemChave = true) => ({
  receberSemChave,
  chaves: { [KEY]: { recebimento: { txidObrigatorio: false, qrCodeEstatico: { recusarTodos: false }, ...more } } },
});
const pix = (more: Partial<Arriving> = {}): Arriving => ({
  key: KEY,
  txid: null,
  isStatic: false,
  payerDocument: CPF,
  debtorDocument: null,
  ...more,
});

describe('a Pix to an account with settings', () => {
  it.each<[string, ReturnType<typeof given>, Arriving, RegExp | null]>([
    ['without settings of its key is taken', given({ txidObrigatorio: true }), pix({ key: 'outra' }), null],
    ['to a key called as what every object has is taken', given(), pix({ key: 'constructor' }), null],
    ['without key is taken', given(), pix({ key: null }), null],
    ['without key is refused where only keys receive', given({}, false), pix({ key: null }), /por chave/],
    ['without key, but of a billet’s code, is taken', given({}, false), pix({ key: null, txid: 'a' }), null],
    ['without txid is refused where one is demanded', given({ txidObrigatorio: true }), pix(), /com txid/],
    ['with a txid is taken where one is demanded', given({ txidObrigatorio: true }), pix({ txid: 'a' }), null],
    ['of a person is refused', given({ recusarTipoPessoa: 'PF' }), pix(), /pessoas físicas/],
    [
      'of a company is taken where persons are refused',
      given({ recusarTipoPessoa: 'PF' }),
      pix({ payerDocument: CNPJ }),
      null,
    ],
    ['of a company is refused', given({ recusarTipoPessoa: 'PJ' }), pix({ payerDocument: CNPJ }), /empresas/],
    ['of nobody known is taken', given({ recusarTipoPessoa: 'PJ' }), pix({ payerDocument: null }), null],
    [
      'by a static code is refused',
      given({ qrCodeEstatico: { recusarTodos: true } }),
      pix({ isStatic: true, txid: 'a' }),
      /estático/,
    ],
    [
      'by a typed key is taken where static codes are refused',
      given({ qrCodeEstatico: { recusarTodos: true } }),
      pix(),
      null,
    ],
    [
      'of another than the debtor is refused',
      given({ documentoPagadorIgualDevedor: true }),
      pix({ debtorDocument: CNPJ }),
      /devedor/,
    ],
    ['of the debtor is taken', given({ documentoPagadorIgualDevedor: true }), pix({ debtorDocument: CPF }), null],
    ['for a charge without debtor is taken', given({ documentoPagadorIgualDevedor: true }), pix(), null],
  ])('%s', (_, settings, arriving, reason) => {
    const said = refusalOf(settings, arriving);
    if (reason) expect(said).toMatch(reason);
    else expect(said).toBeNull();
  });
});
