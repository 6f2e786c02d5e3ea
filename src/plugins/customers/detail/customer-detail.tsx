import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { customers } from '../../../resources/customers';
import { byId } from '../../../ui/page/by-id';
import { DetailPage } from '../../../ui/page/detail-page';
import { maskDocument } from '../../../ui/text/format';
import { RowActions } from '../../../ui/action/row-actions';
import { useCustomerMenu } from '../parts/customer-menu';
import { ChargesSection } from './charges-section';
import { IssueButton } from './issue-button';
import { RegistrationSection } from './registration-section';
import { StatisticsSection } from './statistics-section';
import { SubscriptionsSection } from './subscriptions-section';

export default byId(CustomerDetail);

/** One customer: statistics, charges, subscriptions, and the registration. */
function CustomerDetail({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  const { record: customer, ...query } = useRecord(customers, id);
  const menu = useCustomerMenu()(id).filter(({ key }) => key !== 'issue');
  if (!customer || query.error?.status === 404)
    return (
      <DetailPage
        title={t('detail.title')}
        query={query}
        gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
      />
    );
  return (
    <DetailPage
      title={customer.name}
      lead={t('detail.lead', {
        type: t(`personType.${customer.personType}`),
        document: maskDocument(customer.document),
      })}
      actions={
        <>
          <IssueButton id={id} />
          <RowActions actions={menu} of={customer.name} />
        </>
      }
      aside={<RegistrationSection customer={customer} />}
    >
      {/* these sections fetch by document, and are not invalidated with the customer, whose document may have changed */}
      <StatisticsSection document={customer.document} />
      <ChargesSection document={customer.document} id={id} />
      <SubscriptionsSection document={customer.document} />
    </DetailPage>
  );
}
