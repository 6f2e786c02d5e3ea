import type { Db } from '../../core/database';
import type { PaymentRail } from '../payments/port';

/** An asset on offer. Rates are percent with four decimals, as integers; amounts integer cents. */
export interface Product {
  id: number;
  name: string;
  issuer: string;
  /** Banks of one conglomerate share the guarantee fund's limit. */
  conglomerate: string;
  kind: 'cdb' | 'lci' | 'lca';
  index: 'DI' | 'PRE' | 'IPCA';
  /** Share of the DI rate: 1_100_000 is 110 %; 0 where prefixed or indexed to the IPCA, which counts whole. */
  indexRate: number;
  /** Yearly rate on top of the index, or the whole of a prefixed one: 125_000 is 12.5 %. */
  coupon: number;
  minimum: number;
  maximum: number;
  /** Calendar days from purchase to maturity. */
  term: number;
  /** Calendar days until it can be redeemed; null: at maturity only. */
  grace: number | null;
  /** The most careful profile it suits: 1 conservative, 2 moderate, 3 bold. */
  risk: 1 | 2 | 3;
}

/** A yearly DI rate that holds from a day on: percent with two decimals, as an integer. */
export interface DiRate {
  from: string;
  rate: number;
}

/** The IPCA of a month ('yyyy-mm'): percent with two decimals, as an integer; prices fall where it is negative. */
export interface IpcaMonth {
  month: string;
  rate: number;
}

/** An order to sell; a repeated one with the same key is one. */
export interface SellOrder {
  key: string;
  /** Protocol of the purchase. */
  purchase: string;
  /** Integer cents, gross. */
  amount: number;
  at: Date;
}

/** The broker that keeps what the bank's customers bought. */
export interface Broker {
  listProducts(): Promise<readonly Product[]>;
  /** Daily rates published until now, the oldest first; the last holds on. */
  listDiRates(): Promise<readonly DiRate[]>;
  /** Inflation of the months published until now, the oldest first. */
  listIpca(): Promise<readonly IpcaMonth[]>;
  /** Carries purchases; `details` of an order names the asset. */
  purchases: PaymentRail;
  /** Takes an order to sell and pays it. @throws Error where it did not answer: ask again with the same key */
  sell(db: Db, order: SellOrder): Promise<void>;
}
