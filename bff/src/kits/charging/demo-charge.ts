import './tables';

/** Who pays in the demo bank, as their record has it. `id`: null of who typed it on a page. */
export interface DemoPayer {
  id: number | null;
  name: string;
  document: string;
  email: string | null;
  phone: string;
  address: object | null;
}

/** What charges of the demo bank have alike: who pays, and nothing added to the value nor noted. The rest is the kind's own. */
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
