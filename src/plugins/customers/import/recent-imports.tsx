import { useTranslation } from 'react-i18next';
import type { RecentImport } from '@balcao/contract/customers-import';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatInstant } from '../../../ui/text/format';
import { RouteLink } from '../../../ui/page/routing';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import { ASKED } from './asked';

const TONES: Record<RecentImport['status'], Tone> = { draft: 'warn', running: 'wait', done: 'good' };

/** Links to the spreadsheets sent recently: in review, running or done. */
export function RecentImports({ recent }: { recent: RecentImport[] }) {
  const { t } = useTranslation('customers-import');
  if (recent.length === 0) return null;
  return (
    <DetailSection title={t('recent.title')}>
      <ul className="sheet-recent">
        {recent.map(({ id, fileName, status, total, created_at }) => (
          <li key={id}>
            <RouteLink name="customers-import" query={{ [ASKED]: String(id) }}>
              {fileName}
            </RouteLink>
            <span className="soft">{t('recent.detail', { count: total, at: formatInstant(created_at) })}</span>
            <StatusTag tone={TONES[status]}>{t(`recent.${status}`)}</StatusTag>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
