import type { Body } from '@balcao/contract/core/registry';
import type { PixEntry, PixStatus } from '@balcao/contract/pix';
import { saoPauloDay } from '../../core/clock';
import { defineExport } from '../../platform/tasks/export';
import { history } from './history';

const STATUSES: Record<PixStatus, string> = {
  scheduled: 'Agendado',
  processing: 'Em andamento',
  done: 'Concluído',
  refused: 'Não realizado',
  returned: 'Devolvido',
  cancelled: 'Cancelado',
  received: 'Recebido',
  'part-refunded': 'Devolvido em parte',
  refunded: 'Devolvido',
};

const MOST_IN_WORKBOOK = 20_000;

/** The filter's history as a file; amounts that went out are negative. */
export const historyExport = defineExport<Body<'POST /pix/history/totals'>, PixEntry>({
  name: 'pix-history-export',
  permission: 'pix:history',
  file: 'pix',
  sheet: 'Pix',
  workbook: {
    most: MOST_IN_WORKBOOK,
    tooMany: 'São Pix demais para uma planilha. Escolha um período menor ou o formato CSV.',
  },
  columns: [
    { title: 'Data', cell: ({ at }: PixEntry) => ({ day: saoPauloDay(new Date(at)) }) },
    { title: 'Tipo', cell: ({ label }: PixEntry) => label },
    { title: 'Nome', cell: ({ name }: PixEntry) => name },
    { title: 'Instituição', cell: ({ bank }: PixEntry) => bank ?? '' },
    { title: 'Situação', cell: ({ status }: PixEntry) => STATUSES[status] },
    {
      title: 'Valor',
      cell: ({ direction, value }: PixEntry) => ({ cents: direction === 'sent' ? -value : value }),
    },
    { title: 'Devolvido', cell: ({ returned }: PixEntry) => ({ cents: returned }) },
    { title: 'Descrição', cell: ({ description }: PixEntry) => description },
    { title: 'ID da transação', cell: ({ endToEnd }: PixEntry) => endToEnd },
  ],
  rows: history,
});
