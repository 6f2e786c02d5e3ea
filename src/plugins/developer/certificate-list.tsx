import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiCertificate } from '@balcao/contract/developer';
import { useListTable } from '../../data/use-list-table';
import { apiCertificates } from '../../resources/developer';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';
import { StatusTag, type Tone } from '../../ui/text/status-tag';
import { RevokeCertificate } from './revoke-certificate';

const ENVIRONMENTS = ['production', 'homologation'] as const;
const TONES: Record<ApiCertificate['state'], Tone> = { active: 'good', expired: 'off', revoked: 'bad' };

/** Client certificates, and how to make and revoke one. */
export default function CertificateList() {
  const { t } = useTranslation('developer');
  const navigate = useNavigate();
  const path = usePathOf()('api:my-certificates:create')!;
  const [revoked, setRevoked] = useState<ApiCertificate>();
  const columns = useMemo(
    (): ColumnOf<typeof apiCertificates>[] => [
      { key: 'name', title: t('name'), name: (row) => row.name, render: (row) => row.name },
      {
        key: 'environment',
        title: t('environmentTitle'),
        width: 140,
        render: (row) => t(`environment.${row.environment}`),
      },
      { key: 'state', title: t('certificates.stateTitle'), width: 120, render: (row) => <State one={row} /> },
      {
        key: 'created',
        title: t('created'),
        sort: 'created_at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      {
        key: 'expires',
        title: t('certificates.expires'),
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.expires_at)}</span>,
      },
    ],
    [t],
  );
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(path)}>
      {t('certificates.create')}
    </Button>
  );
  return (
    <ListPage title={t('certificates.title')} lead={t('certificates.lead')} actions={create}>
      <Grid
        label={t('certificates.title')}
        table={useListTable(apiCertificates)}
        columns={columns}
        filters={{
          environment: {
            label: t('environmentTitle'),
            options: ENVIRONMENTS.map((value) => ({ value, label: t(`environment.${value}`) })),
          },
        }}
        actions={(row) =>
          row.state === 'active' ? [{ key: 'revoke', label: t('revoke.title'), onClick: () => setRevoked(row) }] : []
        }
        card={cardOf}
        empty={{ title: t('certificates.emptyTitle'), text: t('certificates.emptyText'), action: create }}
      />
      {revoked && <RevokeCertificate one={revoked} onClose={() => setRevoked(undefined)} />}
    </ListPage>
  );
}

function State({ one: { state } }: { one: ApiCertificate }) {
  const { t } = useTranslation('developer');
  return <StatusTag tone={TONES[state]}>{t(`certificates.state.${state}`)}</StatusTag>;
}

const cardOf = (row: ApiCertificate): CardRow => ({
  title: row.name,
  value: <State one={row} />,
  detail: formatInstant(row.expires_at),
});
