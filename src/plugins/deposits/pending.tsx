import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import type { Deposit } from '@balcao/contract/deposits';
import { useCall } from '../../data/use-call';
import { useFile } from '../../data/use-file';
import { RouteLink } from '../../ui/page/routing';
import { CopyButton } from '../../ui/text/copy-button';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import './deposits.css';

/** Billets of deposit that wait to be paid, each with its line to copy and its paper. */
export function Pending() {
  const { t } = useTranslation('deposits');
  const { data } = useCall('GET /deposit/pending', {}, { topic: 'deposits' });
  // a bank's own BFF may answer the next billet alone
  const { items = data?.barcode ? [data] : [] } = data ?? {};
  if (!items.length) return null;
  return (
    <section className="card deposits-pending" aria-label={t('list.pending')}>
      <h2 className="card-title">{t('list.pending')}</h2>
      <ul>
        {items.map((one) => (
          <PendingLine key={one.barcode} one={one} />
        ))}
      </ul>
    </section>
  );
}

type Waiting = Pick<Answer<'GET /deposit/pending'>, 'value' | 'expireAt' | 'barcode' | 'pdf'> &
  Partial<Pick<Deposit, 'id'>>;

function PendingLine({ one }: { one: Waiting }) {
  const { t } = useTranslation('deposits');
  return (
    <li>
      <span className="deposits-what">
        {one.id ? (
          <RouteLink name="deposits-receipt" query={{ deposito: String(one.id) }}>
            <Money cents={one.value ?? 0} />
          </RouteLink>
        ) : (
          <Money cents={one.value ?? 0} />
        )}
        <span className="soft">{t('list.until', { day: formatDay(one.expireAt) })}</span>
      </span>
      <span className="deposits-buttons">
        <CopyButton text={one.barcode ?? ''} what={t('receipt.line').toLowerCase()} />
        {one.id ? (
          <PaperButton one={{ id: one.id, expireAt: one.expireAt ?? '' }} />
        ) : (
          one.pdf && (
            <Button size="small" icon={<DownloadOutlined />} href={one.pdf}>
              {t('receipt.pdf')}
            </Button>
          )
        )}
      </span>
    </li>
  );
}

/** The button that opens a deposit's PDF. */
export function PaperButton({ one, primary = false }: { one: Pick<Deposit, 'id' | 'expireAt'>; primary?: boolean }) {
  const { t } = useTranslation('deposits');
  const file = useFile('GET /deposit/{id}/pdf');
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      size={primary ? 'middle' : 'small'}
      icon={<DownloadOutlined />}
      loading={file.isRunning}
      aria-label={primary ? undefined : t('list.pdfOf', { day: formatDay(one.expireAt) })}
      onClick={() => void file.download({ params: { id: one.id } }, `deposito-${one.id}.pdf`)}
    >
      {t('receipt.pdf')}
    </Button>
  );
}
