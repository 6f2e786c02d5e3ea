import { typedLine } from '../../bff/src/rails/billet/barcode';
import { mod11General } from '../../bff/src/rails/billet/check-digits';
import { dueFactor } from '../../bff/src/rails/billet/due-factor';
import type { HttpCaller } from './bank-process';
import { ask, type Asked } from './signed-orders';

/** The call of each kind of payment, with the values that its review answered. */
export const WAYS = {
  pix: async (who: HttpCaller, value: number): Promise<Asked> => {
    const payment = { type: 'key', key: 'ana@exemplo.com.br', value };
    const { receiver, counterpart, date } = (await ask(who, 'POST /pix/review', { body: payment })).json;
    const body = { ...payment, receiver, receiverDocument: counterpart.document, date: date.day };
    return { call: 'POST /pix/start', body };
  },
  ted: async (who: HttpCaller, amount: number): Promise<Asked> => {
    const to = { to: 'other', bank: '60701190', branch: '1234', account: '56789-0', accountType: 'checking' };
    const body = { ...to, owner: 'Padaria Pão Nosso', document: '52998224725', amount, purpose: '5' };
    const { date, counterpart } = (await ask(who, 'POST /transfers/review', { body })).json;
    return { call: 'POST /transfers', body: { ...body, document: counterpart.document, day: date.day } };
  },
  bill: async (who: HttpCaller, amount: number): Promise<Asked> => {
    const { today } = (await ask(who, 'GET /today')).json;
    const free = String(amount).padStart(23, '0') + '10';
    const tail = dueFactor(today) + String(amount).padStart(10, '0') + free;
    const line = typedLine(`2379${mod11General(`2379${tail}`)}${tail}`);
    const { items } = (await ask(who, 'POST /bills/review', { body: { bills: [{ line }] } })).json;
    const bills = [{ line, amount, day: items[0].review.date.day }];
    return { call: 'POST /bills', body: { bills, total: amount, count: 1, payee: items[0].bill.payee } };
  },
  investment: async (who: HttpCaller, amount: number): Promise<Asked> => {
    const [{ id: product, name }] = (await ask(who, 'POST /investments/products/search', { body: { text: 'diária' } }))
      .json.items;
    const { date } = (await ask(who, 'POST /investments/review', { body: { product, amount } })).json;
    return { call: 'POST /investments', body: { product, amount, name, day: date.day } };
  },
};
