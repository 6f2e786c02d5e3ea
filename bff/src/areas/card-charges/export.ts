import { BRAND_NAMES } from '@balcao/contract/shared/card-limits';
import { today } from '../../core/calendar';
import { formatDocument } from '../../core/documents';
import { defineExport } from '../../platform/tasks/export';
import { cardCharges } from './list';

const dayOf = (at: string | null) => at && { day: today(new Date(at)) };

/** Export of the card charges that match a filter as a spreadsheet. */
export const cardsExport = defineExport({
  name: 'card-charges-export',
  permission: 'receive:management:credit-card',
  file: 'cartao-de-credito',
  sheet: 'Cartão de crédito',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 cobranças. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Cliente', width: 36, cell: ({ customer_name: name }) => name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ customer_document: document }) => formatDocument(document) },
    { title: 'E-mail', width: 28, cell: ({ customer_email: email }) => email },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Bandeira', cell: ({ brand }) => brand && BRAND_NAMES[brand] },
    { title: 'Final', cell: ({ last4 }) => last4 },
    { title: 'Parcelas', cell: ({ instalments }) => ({ number: instalments }) },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Tarifa', cell: ({ fee }) => ({ cents: fee }) },
    { title: 'Devolvido', cell: ({ refunded }) => ({ cents: refunded }) },
    { title: 'Creditado', cell: ({ credited }) => ({ cents: credited }) },
    { title: 'A creditar', cell: ({ to_credit: value }) => ({ cents: value }) },
    { title: 'Criação', width: 12, cell: ({ created_at: at }) => dayOf(at) },
    { title: 'Aprovação', width: 12, cell: ({ paid_at: at }) => dayOf(at) },
    { title: 'Próximo crédito', width: 16, cell: ({ next_credit: day }) => day && { day } },
    { title: 'Etiquetas', width: 24, cell: ({ tags }) => tags.map(({ name }) => name).join(', ') },
  ],
  rows: cardCharges,
});
