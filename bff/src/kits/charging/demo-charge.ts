import './tables';

/** A payer of the demo bank. `id`: their customer record; null for a payer who typed their data on a payment page. */
export interface DemoPayer {
  id: number | null;
  name: string;
  document: string;
  email: string | null;
  phone: string;
  address: object | null;
}

/** Columns that all kinds of charge of the demo bank fill alike: the payer, and zero or null for terms that the kind may set itself. */
export const demoCharge = ({ id, name, document, email, phone, address }: DemoPayer) => ({
  shipping: 0,
  discount: 0,
  fine: 0,
  interest: 0,
  write_off_days: 0,
  filed: false,
  customer_id: id,
  customer_name: name,
  customer_document: document,
  customer_email: email,
  customer_phone: phone,
  customer_address: address,
  message: null,
  note: null,
  order_id: null,
  batch_uuid: null,
});
