import type { Branch, Operator } from './port';

/** Operators of the sandbox with their branches; values in integer cents. */
export const OPERATORS: readonly Operator[] = [
  { id: 'vivo', name: 'Vivo' },
  { id: 'claro', name: 'Claro' },
  { id: 'tim', name: 'TIM' },
  { id: 'algar', name: 'Algar' },
];

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const values = (...reais: number[]) =>
  reais.map((value) => ({ amount: value * 100, validDays: value < 20 ? 15 : value < 30 ? 30 : value < 50 ? 60 : 90 }));

const SOUTH_EAST = [...range(11, 19), 21, 22, 24, 27, 28, 31, 32, 33, 34, 35, 37, 38];
const SOUTH = [41, 42, 43, 44, 45, 46, 47, 48, 49, 51, 53, 54, 55];
const OTHERS = [61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 73, 74, 75, 77, 79, ...range(81, 89), ...range(91, 99)];

const BRANCHES: Readonly<Record<string, readonly Branch[]>> = {
  vivo: [
    { id: 'vivo-se', name: 'Vivo Sudeste', areaCodes: SOUTH_EAST, values: values(15, 20, 30, 40, 50, 100) },
    { id: 'vivo-s', name: 'Vivo Sul', areaCodes: SOUTH, values: values(15, 20, 30, 50, 100) },
    { id: 'vivo-br', name: 'Vivo Norte, Nordeste e Centro-Oeste', areaCodes: OTHERS, values: values(12, 20, 30, 50) },
  ],
  claro: [
    { id: 'claro-se', name: 'Claro Sudeste', areaCodes: SOUTH_EAST, values: values(13, 15, 20, 30, 35, 50, 100) },
    { id: 'claro-br', name: 'Claro demais regiões', areaCodes: [...SOUTH, ...OTHERS], values: values(13, 20, 30, 50) },
  ],
  tim: [
    {
      id: 'tim-br',
      name: 'TIM Brasil',
      areaCodes: [...SOUTH_EAST, ...SOUTH, ...OTHERS],
      values: values(15, 20, 30, 40, 50, 100),
    },
  ],
  algar: [{ id: 'algar', name: 'Algar', areaCodes: [16, 17, 34, 35, 37, 64, 67], values: values(15, 20, 30, 50) }],
};

/** Branches of an operator; none of an unknown one. */
export const branchesOf = (operator: string): readonly Branch[] =>
  Object.hasOwn(BRANCHES, operator) ? BRANCHES[operator]! : [];
