import { useTranslation } from 'react-i18next';
import { webhookSample } from '@balcao/contract/shared/api-sample';
import { useCall } from '../../data/use-call';
import { LinkButton } from '../../ui/action/link-button';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { CopyButton } from '../../ui/text/copy-button';
import './developer.css';

/** The call that sets a webhook, as the console lists it. */
const SET = 'PUT /v2/webhook/:chave';

/** How a webhook is set: in homologation by the console, in production by the application's own call, ready to copy. */
export default function SetWebhook() {
  const { t } = useTranslation('developer');
  const pathOf = usePathOf();
  const { data: address = { pix: null, isOwn: false } } = useCall('GET /api/address', {});
  const sample = webhookSample(address, 'production');
  return (
    <PageLayout title={t('webhookSet.title')} lead={t('webhookSet.lead')} width="form" back>
      <DetailSection title={t('environment.homologation')}>
        <p>{t('webhookSet.homologation')}</p>
        <LinkButton type="primary" to={`${pathOf('api:console')!}?chamada=${encodeURIComponent(SET)}`}>
          {t('webhookSet.console')}
        </LinkButton>
      </DetailSection>
      <DetailSection title={t('environment.production')}>
        <p>{t('webhookSet.production')}</p>
        <pre className="sample">
          <code>{sample}</code>
        </pre>
        <CopyButton text={sample} what={t('webhookSet.call')} />
        <p className="soft">
          {t('webhookSet.rights')}{' '}
          <RouteLink name="api:applications" className="underlined">
            {t('list.title')}
          </RouteLink>
        </p>
      </DetailSection>
    </PageLayout>
  );
}
