import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { formatInstant } from '../../ui/text/format';
import { StatusTag } from '../../ui/text/status-tag';
import '../../ui/list/plain-table.css';

interface Props {
  id: number;
  environment: 'production' | 'homologation';
}

/** Why mTLS fails: the certificates that the application came with lately, and what each lacked. */
export function Handshakes({ id, environment }: Props) {
  const { t } = useTranslation('developer');
  const { data } = useCall('GET /api/applications/{id}/handshakes', { params: { id } }, { topic: 'developer' });
  const items = data?.items.filter((one) => one.environment === environment) ?? [];
  return (
    <DetailSection title={t('handshakes.title')}>
      <p className="soft">{t('handshakes.lead')}</p>
      {data && items.length === 0 && <p className="soft">{t('handshakes.none')}</p>}
      {items.length > 0 && (
        <table className="plain-table">
          <caption className="sr-only">{t('handshakes.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('requests.at')}</th>
              <th scope="col">{t('handshakes.certificate')}</th>
              <th scope="col">{t('handshakes.result')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id: key, at, certificate, fingerprint, fault }) => (
              <tr key={key}>
                <td className="num">{formatInstant(at)}</td>
                <td>{certificate ?? (fingerprint ? <code>{fingerprint.slice(0, 16)}…</code> : '—')}</td>
                <td>
                  <StatusTag tone={fault ? 'bad' : 'good'}>{t(`handshakes.fault.${fault ?? 'none'}`)}</StatusTag>
                  {fault && <div className="soft">{t(`handshakes.cure.${fault}`)}</div>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailSection>
  );
}
