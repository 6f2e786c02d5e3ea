/** A billet as it is registered with the clearing house, without which it cannot be paid. Integer cents, São Paulo days. */
export interface BilletRegistration {
  /** 44-digit barcode. */
  collectionKey: string;
  value: number;
  dueDay: string;
  /** CPF or CNPJ without mask. */
  payerDocument: string;
  payerName: string;
}

/** The clearing house's notice of a payment; a repeated notice has the same eventId. */
export interface BilletPayment {
  eventId: string;
  /** 44-digit barcode of the paid billet. */
  collectionKey: string;
  /** Integer cents received. */
  amount: number;
  paidAt: Date;
}

/** The clearing house of billets. */
export interface BilletRail {
  /** Makes billets payable. Registering a billet again replaces its data. If this throws, no billet of the call was registered. */
  register(billets: BilletRegistration[]): Promise<void>;
}
