import { useTranslation } from 'react-i18next';
import { useWrites } from '../../../data/use-writes';
import { customers } from '../../../resources/customers';
import { PayerDrawer, type Payer } from './payer-drawer';

const BLANK = {};

/** The least a billet needs of a customer, without leaving it; the rest can be filled in later. */
export function NewCustomer({ onClose, onCreated }: { onClose: () => void; onCreated: (id: number) => void }) {
  const { t } = useTranslation('charging');
  const { create: register } = useWrites(customers, { quiet: true });
  const create = async ({ email, ...payer }: Payer) => {
    const rest = { phones: [], address: null, groups: [], birthday: null, note: null, customerCode: null };
    const customer = await register({ ...rest, ...payer, emails: email ? [email] : [] });
    onCreated(customer.id);
  };
  return (
    <PayerDrawer
      title={t('customer.newTitle')}
      submit={t('customer.newSubmit')}
      hint={t('customer.newHint')}
      initial={BLANK}
      onSave={create}
      onClose={onClose}
    />
  );
}
