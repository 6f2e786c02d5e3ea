import type { FileOwner } from './owner';
import type { Title } from './title';

/** A company of tests and of the demo bank's files. */
export const sampleOwner: FileOwner = {
  document: '11222333000181',
  name: 'CAFE DO VALE LTDA',
  account: '123456-7',
  fileNumber: 1,
  createdOn: '2026-11-26',
  createdAt: '101500',
};

/** A title of tests; `given` replaces what it holds. */
export const sampleTitle = (given: Partial<Title> = {}): Title => ({
  movement: '01',
  ourNumber: 0,
  documentNumber: 'NF-1',
  companyId: 'PEDIDO 1',
  due: '2026-12-20',
  value: 10_000,
  issuedOn: '2026-11-26',
  abatement: 0,
  fine: null,
  interest: null,
  discount: null,
  writeOffDays: null,
  payer: {
    document: '52998224725',
    name: 'MARIA DE SOUZA',
    street: 'RUA DAS FLORES, 10',
    neighborhood: 'CENTRO',
    zipcode: '01001000',
    city: 'SAO PAULO',
    state: 'SP',
    email: '',
  },
  messages: [],
  wantsPix: false,
  ...given,
});
