import type { CarnetInput } from '@balcao/contract/carnets';
import { CARNET_PARCELS } from '@balcao/contract/shared/carnet-limits';
import { settingOf } from '../../kits/charging/billing/settings';
import { ratesOf } from '../../kits/charging/rates/rates';
import { defineSheetKind, type SheetColumn } from '../../kits/charging/sheets/kind';
import { cellReader } from '../../kits/charging/sheets/reading';
import { atColumns, readTerms, TERM_COLUMNS } from '../../kits/charging/sheets/terms';
import { readInteger, readYes } from '../../kits/charging/sheets/values';
import { addCarnets, withDefaults } from './issue';
import { printCarnets } from './detail';
import { carnetFaults, parcelsOf } from './parcels';

const OWN: SheetColumn[] = [
  {
    field: 'repeats',
    title: 'Parcelas',
    width: 10,
    required: true,
    called: 'numerodeparcelas|nparcelas|qtdparcelas|quantidadedeparcelas|vezes',
    examples: () => [{ number: 12 }, { number: 6 }],
  },
  {
    field: 'split_items',
    title: 'Dividir o valor',
    width: 15,
    called: 'dividir|dividirvalor|dividirovalorentreasparcelas',
    examples: () => ['Não', 'Sim'],
  },
];

/** Carnets issued from a spreadsheet, one for each row. A row's value is that of each parcel, or is divided among them if it says so. */
export default defineSheetKind<Omit<CarnetInput, 'customers'>>({
  kind: 'carnet',
  order: 20,
  chargeTypeLabel: 'Carnê',
  paymentMethodLabel: 'Boleto',
  file: 'modelo-de-carnes',
  columns: [...TERM_COLUMNS, ...OWN],
  route: 'carnets-detail',
  seenWith: 'receive:management:carnets',
  fee: async (db, accountId) => (await ratesOf(db, accountId)).charges.carnet.fee,
  reader: async (db, facts) => {
    const { accountId, today, config } = facts;
    const defaults = await settingOf(db, accountId, 'carnet');
    const most = config.BALCAO_CARNET_PARCELS;
    return (cell) => {
      const reader = cellReader(cell);
      const terms = readTerms(cell, facts, reader);
      const parcels = reader.must('repeats', readInteger, CARNET_PARCELS.minimum);
      const isWithin = parcels >= CARNET_PARCELS.minimum && parcels <= most;
      if (!isWithin) reader.refuse('repeats', `Um carnê tem de ${CARNET_PARCELS.minimum} a ${most} parcelas`);
      const repeats = isWithin ? parcels : CARNET_PARCELS.minimum;
      const split = reader.take('split_items', readYes);
      const input = withDefaults(defaults, {
        customers: [],
        ...terms,
        repeats,
        ...(split ? { split_items: true } : {}),
      });
      for (const { field, message } of atColumns(carnetFaults(input, most, today))) reader.refuse(field, message);
      const value = parcelsOf(input).reduce((sum, { amounts }) => sum + amounts.value, 0);
      return { input, faults: reader.faults, value, charges: repeats };
    };
  },
  papers: printCarnets,
  issue: async (work, input, customer) => {
    const { ids, errors } = await addCarnets(work, { ...input, customers: [customer] });
    return ids[0] === undefined ? { fault: errors[0]!.errorMessage } : { id: ids[0] };
  },
});
