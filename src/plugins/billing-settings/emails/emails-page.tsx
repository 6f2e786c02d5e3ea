import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Moment } from '@balcao/contract/billing-settings';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { EmailEditor } from './email-editor';
import './emails.css';

/** Query parameter with the moment; being part of the address, it is not left unasked with an e-mail half written. */
const ASKED = 'momento';

/** The e-mail of each moment, in the account's own words. */
export default function EmailsPage() {
  const { t } = useTranslation('billing-settings');
  const { data, error, retry } = useCall('GET /billing-settings/emails', {}, { topic: 'billing-settings' });
  const [search, setSearch] = useSearchParams();
  const of = (moment: string | null) => data?.templates.find((one) => one.moment === moment);
  const template = of(search.get(ASKED)) ?? of('issued');
  return (
    <PageLayout title={t('emails.title')} lead={t('emails.lead')}>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && template && (
        <div className="email-moments">
          <Segmented<Moment>
            aria-label={t('emails.moment')}
            value={template.moment}
            onChange={(moment) => setSearch({ [ASKED]: moment }, { replace: true })}
            options={data.templates.map((one) => ({
              value: one.moment,
              label: one.own ? t('emails.own', { name: t(`moment.${one.moment}`) }) : t(`moment.${one.moment}`),
            }))}
          />
        </div>
      )}
      {data && template && <EmailEditor key={template.moment} template={template} variables={data.variables} />}
    </PageLayout>
  );
}
