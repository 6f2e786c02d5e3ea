import { useTranslation } from 'react-i18next';
import type { RecentSheet } from '@balcao/contract/sheet-issuing';
import { DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import { ASKED } from '../parts/passed';

const TONES: Record<RecentSheet['status'], Tone> = { draft: 'warn', running: 'wait', done: 'good' };

/** Links to the spreadsheets sent recently: in review, being issued, or done. */
export function RecentSheets({ recent }: { recent: RecentSheet[] }) {
  const { t } = useTranslation('sheet-issuing');
  if (recent.length === 0) return null;
  return (
    <DetailSection title={t('recent.title')}>
      <ul className="sheet-recent">
        {recent.map((sheet) => (
          <li key={sheet.id}>
            <RouteLink name="receive:automations:excel" query={{ [ASKED]: String(sheet.id) }}>
              {sheet.fileName}
            </RouteLink>
            <span className="soft">
              {t('recent.detail', {
                kind: sheet.chargeTypeLabel,
                count: sheet.total,
                at: formatInstant(sheet.created_at),
              })}
            </span>
            <StatusTag tone={TONES[sheet.status]}>{t(`recent.${sheet.status}`)}</StatusTag>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
