/** A billet as the clearing house must know it before it can be paid. Money in integer cents, days in São Paulo. */
export interface BilletRegistration {
  /** 44-digit barcode. */
  collectionKey: string;
  value: number;
  dueDay: string;
  /** CPF or CNPJ without mask. */
  payerDocument: string;
  payerName: string;
}

/** A payment as the clearing house tells of it; told again, it has the same eventId. */
export interface BilletPayment {
  eventId: string;
  /** 44-digit barcode that was paid. */
  collectionKey: string;
  /** Integer cents received. */
  amount: number;
  paidAt: Date;
}

/** The clearing house of billets. */
export interface BilletRail {
  /** Makes billets payable. Registering one again replaces what was known of it. A throw means none was registered. */
  register(billets: BilletRegistration[]): Promise<void>;
}
