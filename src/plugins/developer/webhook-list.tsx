import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '@balcao/contract/developer';
import { useListTable } from '../../data/use-list-table';
import { apiWebhooks } from '../../resources/developer';
import { LinkButton } from '../../ui/action/link-button';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';
import { DeliveryState } from './delivery-state';
import { useTopic } from './use-topic';

const STATES = ['waiting', 'delivered', 'failed'] as const;

/** What webhooks were told, what they answered, and when they are told again. */
export default function WebhookList() {
  const { t } = useTranslation('developer');
  const pathOf = usePathOf();
  const topicOf = useTopic();
  const columns = useMemo(
    (): ColumnOf<typeof apiWebhooks>[] => [
      { key: 'url', title: t('webhooks.url'), name: (row) => row.url, render: (row) => <code>{row.url}</code> },
      { key: 'topic', title: t('webhooks.topic'), width: 190, render: (row) => topicOf(row.topic) },
      { key: 'state', title: t('webhooks.stateTitle'), width: 130, render: (row) => <DeliveryState one={row} /> },
      { key: 'answer', title: t('webhooks.answer'), width: 200, render: (row) => row.last_status ?? row.last_error },
      { key: 'tries', title: t('webhooks.tries'), numeric: true, width: 110, render: (row) => row.tries },
      {
        key: 'created',
        title: t('webhooks.at'),
        sort: 'created_at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      {
        key: 'next',
        title: t('webhooks.next'),
        width: 170,
        render: (row) => row.next_at && <span className="num">{formatInstant(row.next_at)}</span>,
      },
    ],
    // eslint-disable-next-line react/exhaustive-deps -- the words of a topic change with `t` alone
    [t],
  );
  const cardOf = (row: WebhookDelivery): CardRow => ({
    title: topicOf(row.topic),
    value: formatInstant(row.created_at),
    detail: row.url.replace('https://', ''),
    status: <DeliveryState one={row} />,
  });
  return (
    <ListPage
      title={t('webhooks.title')}
      lead={
        <>
          {t('webhooks.lead')} <RouteLink name="api:webhook-secrets">{t('webhookSecrets.title')}</RouteLink>
        </>
      }
      actions={
        <LinkButton type="primary" to={pathOf('api:webhook-set')!}>
          {t('webhooks.set')}
        </LinkButton>
      }
    >
      <Grid
        label={t('webhooks.title')}
        table={useListTable(apiWebhooks)}
        columns={columns}
        search={t('webhooks.search')}
        filters={{
          environment: {
            label: t('environmentTitle'),
            options: (['production', 'homologation'] as const).map((value) => ({
              value,
              label: t(`environment.${value}`),
            })),
          },
          state: {
            label: t('webhooks.stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`webhooks.state.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('api:webhooks:detail', { id })!}
        card={cardOf}
        empty={{ title: t('webhooks.emptyTitle'), text: t('webhooks.emptyText') }}
      />
    </ListPage>
  );
}
