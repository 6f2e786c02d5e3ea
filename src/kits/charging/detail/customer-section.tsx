import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { DocumentText } from '../../../ui/text/document-text';
import { Facts } from '../../../ui/text/facts';
import { formatAddress, formatPhone } from '../../../ui/text/format';
import { RouteLink } from '../../../ui/page/routing';
import { useSession } from '../../../data/session';

/** Who pays, as they were when the charge was issued. */
export function CustomerSection({ customer }: Pick<ChargeDetail, 'customer'>) {
  const { t } = useTranslation('charging');
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
          { label: t('fact.document'), value: <DocumentText value={customer.document} /> },
          { label: t('fact.email'), value: customer.email, copy: customer.email },
          { label: t('fact.phone'), value: formatPhone(customer.phone), copy: customer.phone },
          { label: t('fact.address'), value: formatAddress(customer.address), wide: true },
        ]}
      />
    </DetailSection>
  );
}
