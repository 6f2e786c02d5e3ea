import { mod11General } from '../src/rails/billet/check-digits';
import { dueFactor } from '../src/rails/billet/due-factor';

let numbers = 0;

/** The barcode of a new billet of another bank; integer cents, São Paulo day. */
export function billBars(value: number, due: string): string {
  const free = String(++numbers).padStart(23, '0') + '10';
  const tail = dueFactor(due) + String(value).padStart(10, '0') + free;
  return `2379${mod11General(`2379${tail}`)}${tail}`;
}
