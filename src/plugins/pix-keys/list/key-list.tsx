import { useTranslation } from 'react-i18next';
import type { PixKey } from '@balcao/contract/pix-keys';
import { DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { CopyButton } from '../../../ui/text/copy-button';
import { formatDay } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';
import { keyText } from '../parts/key-text';
import './keys.css';

/** The account's keys, each with a button to copy it. */
export function KeyList({ keys }: { keys: PixKey[] }) {
  const { t } = useTranslation('pix-keys');
  return (
    <DetailSection title={t('list.keys')}>
      {keys.length === 0 && (
        <div className="list-blank">
          <h3>{t('list.emptyTitle')}</h3>
          <p>{t('list.emptyText')}</p>
        </div>
      )}
      <ul className="pix-rows">
        {keys.map((row) => (
          <li className="pix-row" key={row.id}>
            <div className="pix-row-main">
              <strong>{keyText(row)}</strong> <CopyButton text={keyText(row)} what={t('list.what')} />
              <br />
              <span className="soft">
                {t(`types.${row.type}`)} · {t('list.since', { at: formatDay(row.created_at) })}
              </span>
            </div>
            <div className="pix-row-actions">
              {row.claim ? (
                <StatusTag tone="warn">{t('list.asked')}</StatusTag>
              ) : (
                <RouteLink name="pix-key-remove" params={{ id: row.id }}>
                  {t('list.remove')}
                </RouteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
