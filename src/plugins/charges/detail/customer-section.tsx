import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { Facts } from '../../../ui/facts';
import { formatAddress, formatDocument, formatPhone } from '../../../ui/format';
import { RouteLink } from '../../../ui/routing';
import { useSession } from '../../../ui/session';

/** Who pays, as they were when the billet was issued. */
export function CustomerSection({ billet: { customer } }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const { can } = useSession();
  if (!customer) return null;
  const linked = customer.id !== null && !customer.deleted && can('receive:customers').can;
  const name = linked ? (
    <RouteLink name="customers-detail" params={{ id: customer.id! }}>
      {customer.name}
    </RouteLink>
  ) : (
    customer.name
  );
  return (
    <DetailSection title={t('detail.customer')}>
      <Facts
        facts={[
          { label: t('fact.name'), value: name },
          { label: t('fact.document'), value: formatDocument(customer.document), copy: customer.document },
          { label: t('fact.email'), value: customer.email, copy: customer.email },
          { label: t('fact.phone'), value: formatPhone(customer.phone), copy: customer.phone },
          { label: t('fact.address'), value: formatAddress(customer.address), wide: true },
        ]}
      />
    </DetailSection>
  );
}
