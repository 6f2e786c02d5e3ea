import type { Customer, CustomerInput } from '@balcao/contract/customers';
import { useCall } from '../../../data/use-call';
import { useWrites } from '../../../data/use-writes';
import { PayerDrawer, type Payer } from '../payers/payer-drawer';
import { customers } from '../../../resources/customers';
import { useChargeText } from '../texts';

interface Props {
  id: number;
  onClose: () => void;
  /** Called once the customer is corrected, to charge them again. */
  onCorrected: () => Promise<void>;
}

/** Corrects a failed customer without leaving the batch, then charges only them again. */
export function CorrectCustomer({ id, onClose, onCorrected }: Props) {
  const t = useChargeText();
  const { data: customer, error } = useCall('GET /customer/{id}', { params: { id } }, { resource: 'customers' });
  const { update } = useWrites(customers, { quiet: true });
  const save = async (payer: Payer) => {
    await update(id, corrected(customer!, payer));
    await onCorrected();
    onClose();
  };
  return (
    <PayerDrawer
      title={t('correct.title')}
      submit={t('correct.submit')}
      hint={t('correct.hint')}
      initial={customer && { document: customer.document, name: customer.name, emails: [customer.emails[0]] }}
      failure={error ? t('correct.failed') : undefined}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** The customer with the corrected fields; the others stay as registered. */
function corrected(
  { id: _id, created_at: _created, updated_at: _updated, ...held }: Customer,
  { email, ...payer }: Payer,
): CustomerInput {
  return {
    ...held,
    ...payer,
    emails: [...(email ? [email] : []), ...held.emails.slice(1)],
    birthday: payer.personType === 'J' ? null : held.birthday,
  };
}
