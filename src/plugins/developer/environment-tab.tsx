import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { ApiApplication } from '@balcao/contract/developer';
import { useCall } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { apiApplications } from '../../resources/developer';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { LinkTabs } from '../../ui/page/link-tabs';
import { RouteLink, useIdParam, usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatInstant } from '../../ui/text/format';
import { Activity } from './activity';
import { Handshakes } from './handshakes';
import { RotateSecret } from './rotate-secret';
import { ScopeList } from './scope-list';

type Environment = ApiApplication['credentials'][number]['environment'];
const TABS = ['production', 'homologation', 'fortunus'] as const;

/** The environments by the last part of their address. */
const BY_ADDRESS: Record<string, Environment> = {
  producao: 'production',
  homologacao: 'homologation',
  fortunus: 'fortunus',
};

/** One environment of an application, as its address names it: its credential, its quota and what it asked for. */
export default function EnvironmentTab() {
  const id = useIdParam();
  const environment = BY_ADDRESS[useLocation().pathname.split('/').at(-1) ?? ''];
  return id && environment ? <One id={id} environment={environment} /> : <Navigate to="/404" replace />;
}

function One({ id, environment }: { id: number; environment: Environment }) {
  const { t } = useTranslation('developer');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { record, ...query } = useRecord(apiApplications, id);
  const credential = record?.credentials.find((one) => one.environment === environment);
  return (
    <DetailPage
      title={record?.name ?? t('detail.title')}
      lead={
        <LinkTabs
          label={t('detail.tabs')}
          current={environment}
          tabs={TABS.map((key) => ({
            key,
            label: t(`environment.${key}`),
            to: pathOf(`api:applications:${key}`, { id })!,
          }))}
        />
      }
      actions={
        <>
          <Button onClick={() => void navigate(pathOf('api:applications:edit', { id })!)}>{t('edit.title')}</Button>
          <Button danger onClick={() => void navigate(pathOf('api:applications:remove', { id })!)}>
            {t('remove.title')}
          </Button>
        </>
      }
      query={query}
      gone={{ title: t('detail.gone') }}
    >
      {record && credential && (
        <>
          <DetailSection
            title={t('detail.credential')}
            extra={environment !== 'fortunus' && <RouteLink name="api:webhook-set">{t('webhookSet.title')}</RouteLink>}
          >
            <p className="soft">{t(`about.${environment}`)}</p>
            <Facts
              facts={[
                {
                  label: t('clientId'),
                  value: <code>{credential.client_id}</code>,
                  copy: credential.client_id,
                  wide: true,
                },
                { label: t('created'), value: formatInstant(credential.created_at) },
                ...(credential.old_until ? [{ label: t('oldUntil'), value: formatInstant(credential.old_until) }] : []),
              ]}
            />
            <RotateSecret key={environment} id={id} environment={environment} />
          </DetailSection>
          <DetailSection title={t('scopes')}>
            <ScopeList ids={record.scopes} />
          </DetailSection>
          <Quota id={id} environment={environment} />
          {environment !== 'fortunus' && <Handshakes id={id} environment={environment} />}
          <Activity key={`${id}-${environment}`} id={id} environment={environment} />
        </>
      )}
    </DetailPage>
  );
}

function Quota({ id, environment }: { id: number; environment: Environment }) {
  const { t } = useTranslation('developer');
  const { data } = useCall('GET /api/applications/{id}/quota', { params: { id } }, { topic: 'developer' });
  const items = data?.items.filter((one) => one.environment === environment) ?? [];
  return (
    <DetailSection title={t('quota.title')}>
      {items.length === 0 && <p className="soft">{t('quota.none')}</p>}
      <ul className="quotas">
        {items.map(({ endpoint, used, limit }) => (
          <li key={endpoint}>
            <code>{endpoint}</code>
            <meter min={0} max={limit} value={used} high={limit * 0.8} aria-label={endpoint} />
            <span className="num">{t('quota.used', { used, limit })}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
