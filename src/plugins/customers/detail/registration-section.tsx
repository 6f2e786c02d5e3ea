import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Customer } from '@balcao/contract/customers';
import { CopyButton } from '../../../ui/text/copy-button';
import { DetailSection } from '../../../ui/page/detail-page';
import { DocumentText } from '../../../ui/text/document-text';
import { Facts } from '../../../ui/text/facts';
import { formatAddress, formatDay, formatPhone } from '../../../ui/text/format';
import { useCustomerPath } from '../parts/customer-menu';
import { useGroups } from '../parts/use-groups';
import './registration.css';

/** The registration of a customer (AREAS-3-customer-1). */
export function RegistrationSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { options } = useGroups();
  const company = customer.personType === 'J';
  const groups = customer.groups.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []).join(', ');
  const edit = <Link to={useCustomerPath()(customer.id, 'editar')}>{t('action.edit')}</Link>;
  return (
    <DetailSection title={t('detail.registration')} extra={edit}>
      <Facts
        facts={[
          {
            label: t(company ? 'field.cnpj' : 'field.cpf'),
            value: <DocumentText value={customer.document} />,
            wide: true,
          },
          { label: t('field.email'), value: <Copies texts={customer.emails} what={t('field.email')} />, wide: true },
          {
            label: t('field.phone'),
            value: <Copies texts={customer.phones} what={t('field.phone')} show={formatPhone} />,
            wide: true,
          },
          { label: t('field.address'), value: formatAddress(customer.address), wide: true },
          ...(company ? [] : [{ label: t('field.birthday'), value: formatDay(customer.birthday), wide: true }]),
          { label: t('field.groups'), value: groups, wide: true },
          { label: t('field.customerCode'), value: customer.customerCode, copy: customer.customerCode, wide: true },
          {
            label: t('field.note'),
            value: customer.note && <span className="lines">{customer.note}</span>,
            wide: true,
          },
          { label: t('field.createdAt'), value: formatDay(customer.created_at), wide: true },
        ]}
      />
    </DetailSection>
  );
}

/** Texts, one on each line, with a button to copy it. */
function Copies({
  texts,
  what,
  show = (text) => text,
}: {
  texts: string[];
  what: string;
  show?: (text: string) => string;
}) {
  const { t } = useTranslation('shell');
  if (texts.length === 0) return <span className="faint">{t('none')}</span>;
  return texts.map((text) => (
    <div key={text} className="copies">
      <span>{show(text)}</span>
      <CopyButton text={text} what={`${what.toLowerCase()} ${show(text)}`} />
    </div>
  ));
}
