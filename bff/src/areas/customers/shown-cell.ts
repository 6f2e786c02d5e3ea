import type { ImportField } from '@balcao/contract/customers-import';
import { formatDay, isRealDay } from '../../core/calendar';
import { formatCep, formatDocument, formatPhone, isCep, isCnpj, isCpf, isPhone } from '../../core/documents';
import { dayOf, fullCep, fullDocument, plainText, textsOf } from '../../kits/charging/sheets/cells';

/** A cell as it will be registered, completed and formatted; a cell with a fault is shown as it came. */
export function shownCell(field: ImportField | null, cell: string): string {
  // workbooks' dates are read as yyyy-mm-dd, whatever field the column is
  if (field === null) return isRealDay(cell) ? formatDay(cell) : cell;
  const text = plainText(cell);
  switch (field) {
    case 'document': {
      const document = fullDocument(text);
      return isCpf(document) || isCnpj(document) ? formatDocument(document) : text;
    }
    case 'birthday':
      return isRealDay(dayOf(text)) ? formatDay(dayOf(text)) : text;
    case 'zipcode':
      return isCep(fullCep(text)) ? formatCep(fullCep(text)) : text;
    case 'phone':
      return textsOf(text).every(isPhone) ? textsOf(text).map(formatPhone).join(', ') : text;
    default:
      return text;
  }
}
