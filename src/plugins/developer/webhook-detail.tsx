import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { apiWebhooks } from '../../resources/developer';
import { byId } from '../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { CopyButton } from '../../ui/text/copy-button';
import { Facts } from '../../ui/text/facts';
import { formatInstant } from '../../ui/text/format';
import { DeliveryState } from './delivery-state';
import { prettyJson } from './pretty-json';
import { useTopic } from './use-topic';
import './developer.css';

export default byId(WebhookDetail);

/** One thing that a webhook was told: the request, the answer, and its replay. */
function WebhookDetail({ id }: { id: number }) {
  const { t } = useTranslation('developer');
  const { record, ...query } = useRecord(apiWebhooks, id);
  const resend = useAction('POST /api/webhooks/{id}/resend', {
    invalidates: ['api-webhooks'],
    success: t('webhooks.resent'),
  });
  return (
    <DetailPage
      title={t('webhooks.one')}
      status={record && <DeliveryState one={record} />}
      actions={
        <Button loading={resend.isRunning} onClick={() => void resend.run({ params: { id } }).catch(() => undefined)}>
          {t('webhooks.resend')}
        </Button>
      }
      query={query}
      gone={{ title: t('webhooks.gone') }}
    >
      {record && <Told one={record} />}
    </DetailPage>
  );
}

function Told({ one }: { one: Answer<'GET /api/webhooks/{id}'> }) {
  const { t } = useTranslation('developer');
  const topicOf = useTopic();
  const body = prettyJson(one.body);
  const at = (instant: string | null) => instant && formatInstant(instant);
  return (
    <>
      <DetailSection title={t('webhooks.request')} extra={<CopyButton text={body} what={t('webhooks.body')} />}>
        <Facts
          facts={[
            { label: t('webhooks.url'), value: <code>{one.url}</code>, copy: one.url, wide: true },
            { label: t('webhooks.topic'), value: topicOf(one.topic) },
            { label: t('environmentTitle'), value: t(`environment.${one.environment}`) },
            { label: t('webhooks.subject'), value: <code>{one.subject}</code>, copy: one.subject, wide: true },
            { label: t('webhooks.at'), value: at(one.created_at) },
          ]}
        />
        <pre className="sample">
          <code>{body}</code>
        </pre>
      </DetailSection>
      <DetailSection title={t('webhooks.answer')}>
        <Facts
          facts={[
            { label: t('webhooks.status'), value: one.last_status ?? one.last_error },
            { label: t('webhooks.tries'), value: one.tries },
            { label: t('webhooks.last'), value: at(one.last_at) },
            { label: t('webhooks.next'), value: at(one.next_at) },
          ]}
        />
        {one.last_answer && (
          <pre className="sample">
            <code>{one.last_answer}</code>
          </pre>
        )}
      </DetailSection>
    </>
  );
}
