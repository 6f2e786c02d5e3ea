import { defineStatementSource } from '../../core/statement-source';

const of = (kind: string, label: string) => ({ [kind]: label, [`${kind}-return`]: `${label} devolvido` });

/** Statement entries of bills that were paid, and of payments that were returned. */
export default defineStatementSource({
  types: {
    ...of('bill', 'Pagamento de boleto'),
    ...of('bill-large', 'Pagamento de boleto de alto valor'),
    ...of('bill-utility', 'Pagamento de conta ou tributo'),
    ...of('bill-own', 'Pagamento de boleto deste banco'),
  },
});
