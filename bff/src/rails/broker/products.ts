import type { DiRate, IpcaMonth, Product } from './port';

const YEAR = 360;
const reais = (value: number) => value * 100;
const percent = (value: number) => Math.round(value * 10_000);

const AURORA = { issuer: 'Banco Aurora', conglomerate: 'Aurora' };
const FINANCES = { issuer: 'Aurora Financiamentos', conglomerate: 'Aurora' };
const CERRADO = { issuer: 'Banco Cerrado', conglomerate: 'Cerrado' };
const LITORAL = { issuer: 'Banco Litoral', conglomerate: 'Litoral' };

/** Assets that the broker of the sandbox offers. */
export const PRODUCTS: readonly Product[] = [
  {
    id: 1,
    name: 'CDB Liquidez diária',
    ...AURORA,
    kind: 'cdb',
    index: 'DI',
    indexRate: percent(100),
    coupon: 0,
    minimum: reais(1),
    maximum: reais(1_000_000),
    term: 2 * YEAR,
    grace: 0,
    risk: 1,
  },
  {
    id: 2,
    name: 'CDB 6 meses',
    ...CERRADO,
    kind: 'cdb',
    index: 'DI',
    indexRate: percent(106),
    coupon: 0,
    minimum: reais(100),
    maximum: reais(500_000),
    term: 180,
    grace: null,
    risk: 1,
  },
  {
    id: 3,
    name: 'CDB 1 ano',
    ...LITORAL,
    kind: 'cdb',
    index: 'DI',
    indexRate: percent(112),
    coupon: 0,
    minimum: reais(500),
    maximum: reais(500_000),
    term: YEAR,
    grace: 90,
    risk: 2,
  },
  {
    id: 4,
    name: 'LCI 9 meses',
    ...CERRADO,
    kind: 'lci',
    index: 'DI',
    indexRate: percent(92),
    coupon: 0,
    minimum: reais(1000),
    maximum: reais(250_000),
    term: 270,
    grace: 180,
    risk: 1,
  },
  {
    id: 5,
    name: 'LCA 1 ano',
    ...LITORAL,
    kind: 'lca',
    index: 'PRE',
    indexRate: 0,
    coupon: percent(11.4),
    minimum: reais(1000),
    maximum: reais(250_000),
    term: YEAR,
    grace: null,
    risk: 2,
  },
  {
    id: 6,
    name: 'CDB Prefixado 2 anos',
    ...FINANCES,
    kind: 'cdb',
    index: 'PRE',
    indexRate: 0,
    coupon: percent(13.9),
    minimum: reais(1000),
    maximum: reais(250_000),
    term: 2 * YEAR,
    grace: null,
    risk: 3,
  },
  {
    id: 7,
    name: 'CDB CDI + 1,5% 3 anos',
    ...LITORAL,
    kind: 'cdb',
    index: 'DI',
    indexRate: percent(100),
    coupon: percent(1.5),
    minimum: reais(5000),
    maximum: reais(250_000),
    term: 3 * YEAR,
    grace: null,
    risk: 3,
  },
  {
    id: 8,
    name: 'CDB IPCA + 6,2% 2 anos',
    ...CERRADO,
    kind: 'cdb',
    index: 'IPCA',
    indexRate: 0,
    coupon: percent(6.2),
    minimum: reais(1000),
    maximum: reais(250_000),
    term: 2 * YEAR,
    grace: null,
    risk: 2,
  },
];

/** The DI rate of the sandbox's market. */
export const DI_RATES: readonly DiRate[] = [
  { from: '2020-01-01', rate: 1365 },
  { from: '2025-06-20', rate: 1490 },
  { from: '2026-03-19', rate: 1440 },
  { from: '2026-08-06', rate: 1390 },
];

/** The inflation of the sandbox's market, from January 2025 on. */
const IPCA = [16, 131, 56, 43, 26, 24, 26, -11, 48, 9, 18, 33, 33, 70, 44, 38, 29, 20, 12, -4, 35, 24];
const monthOf = (n: number) => `${2025 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
export const IPCA_MONTHS: readonly IpcaMonth[] = IPCA.map((rate, n) => ({ month: monthOf(n), rate }));
