import type { MoneyState } from '@balcao/contract/money/operation';
import type { MoneyKind } from './kind';
import { kindNamed } from './kinds';

const BECAME: Record<MoneyState, string> = {
  scheduled: 'agendado',
  reserved: 'enviado',
  sent: 'enviado',
  settled: 'enviado',
  refused: 'não realizado',
  returned: 'devolvido',
  cancelled: 'cancelado',
};

/** pt-BR: what became of an operation, as its kind is spoken of: 'Pix agendado', 'TED enviada'. */
export const wordsFor = ({ label, isFeminine }: Pick<MoneyKind, 'label' | 'isFeminine'>, state: MoneyState): string =>
  `${label} ${isFeminine ? BECAME[state].replace(/o$/, 'a') : BECAME[state]}`;

/** The same of an operation as it is stored. */
export const operationWords = ({ kind, state }: { kind: string; state: MoneyState }): string =>
  wordsFor(kindNamed(kind) ?? { label: 'Operação', isFeminine: true }, state);

/** pt-BR, on the statement: 'Pix para Ana'; what is named in the label already is not named twice. */
export const paidTo = ({ label }: Pick<MoneyKind, 'label'>, name: string): string =>
  label.toLowerCase().endsWith(` ${name.toLowerCase()}`) ? label : `${label} para ${name}`;
