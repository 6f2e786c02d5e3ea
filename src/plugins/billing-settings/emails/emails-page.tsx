import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment } from '@balcao/contract/billing-settings';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { EmailEditor } from './email-editor';
import './emails.css';

/** The e-mail of each moment, in the account's own words. */
export default function EmailsPage() {
  const { t } = useTranslation('billing-settings');
  const { data, error, retry } = useCall('GET /billing-settings/emails', {}, { topic: 'billing-settings' });
  const [moment, setMoment] = useState<Moment>('issued');
  const phone = useIsPhone();
  const template = data?.templates.find((one) => one.moment === moment);
  return (
    <PageLayout title={t('emails.title')} lead={t('emails.lead')}>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && (
        <Segmented<Moment>
          aria-label={t('emails.moment')}
          vertical={phone}
          block={phone}
          value={moment}
          onChange={setMoment}
          options={data.templates.map((one) => ({
            value: one.moment,
            label: one.own ? t('emails.own', { name: t(`moment.${one.moment}`) }) : t(`moment.${one.moment}`),
          }))}
        />
      )}
      {data && template && (
        <EmailEditor key={`${moment} ${template.own}`} template={template} variables={data.variables} />
      )}
    </PageLayout>
  );
}
