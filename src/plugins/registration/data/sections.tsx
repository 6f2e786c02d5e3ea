import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatAddress, formatDay, formatMoney, maskDocument } from '../../../ui/text/format';
import { formatShare } from '../parts/shares';
import { useCountryName } from '../parts/use-countries';
import { maskEmail, maskPhone } from './masks';

export function PersonFacts({ person }: { person: Answer<'GET /crs/personal-data'> }) {
  const { t } = useTranslation('registration');
  return (
    <DetailSection title={t('steps.personal')}>
      <Facts
        facts={[
          { label: t('personal.name'), value: person.name },
          { label: t('personal.nickname'), value: person.nickname },
          { label: t('personal.cpf'), value: maskDocument(person.cpf) },
          { label: t('personal.birth'), value: person.birth && formatDay(person.birth).replace(/\d{4}$/, '••••') },
        ]}
      />
    </DetailSection>
  );
}

export function ContactFacts({ contact }: { contact: Answer<'GET /crs/contact-data'> }) {
  const { t } = useTranslation('registration');
  return (
    <DetailSection title={t('data.contact')}>
      <Facts
        facts={[
          { label: t('contact.cellphone'), value: maskPhone(contact.cellphone.cellphone) },
          { label: t('contact.email'), value: maskEmail(contact.email.email) },
          { label: t('steps.address'), value: formatAddress(contact.address), wide: true },
        ]}
      />
    </DetailSection>
  );
}

/** Citizenships, income and net worth. */
export function ProfileFacts() {
  const { t } = useTranslation('registration');
  const { data: additional } = useCall('GET /crs/additional-data', {}, { topic: 'registration' });
  const { data: money } = useCall('GET /crs/financial-data', {}, { topic: 'registration' });
  const nameOf = useCountryName();
  if (!additional || !money) return null;
  const { financial } = money;
  return (
    <DetailSection title={t('data.profile')}>
      <Facts
        facts={[
          {
            label: t('additional.citizenships'),
            value: [nameOf('BR'), ...additional.citizenships.map(nameOf)]
              .slice(additional.foreigner ? 1 : 0)
              .join(', '),
          },
          { label: t('financial.income'), value: financial && formatMoney(financial.monthly_income) },
          { label: t('financial.worth'), value: financial && formatMoney(financial.net_worth) },
          { label: t('financial.exposed'), value: financial && t(financial.exposed ? 'yes' : 'no') },
        ]}
      />
    </DetailSection>
  );
}

export function CompanyFacts() {
  const { t } = useTranslation('registration');
  const { data } = useCall('GET /crs/corporation-data', { query: { limit: 30 } }, { topic: 'registration' });
  if (!data) return null;
  return (
    <DetailSection title={t('steps.corporation')}>
      <Facts
        facts={[
          { label: t('corporation.name'), value: data.name },
          { label: t('corporation.cnpj'), value: maskDocument(data.document) },
          {
            label: t('corporation.revenue'),
            value: data.monthly_income === null ? null : formatMoney(data.monthly_income),
          },
          ...data.members.map((member) => ({
            label: t(`role.${member.role}`),
            value: `${member.name} · ${maskDocument(member.document)} · ${formatShare(member.share)}`,
            wide: true,
          })),
        ]}
      />
    </DetailSection>
  );
}
