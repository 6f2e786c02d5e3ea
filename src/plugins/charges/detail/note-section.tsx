import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { useBilletPath } from '../parts/billet-actions';

/** What the team wrote about it (AREAS-7-charges-3). */
export function NoteSection({ billet: { id, note } }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const edit = <Link to={useBilletPath()(id, 'note')}>{t(note ? 'detail.noteEdit' : 'detail.noteAdd')}</Link>;
  return (
    <DetailSection title={t('detail.note')} extra={edit}>
      {note ? <p className="lines">{note}</p> : <p className="soft lines">{t('detail.noteEmpty')}</p>}
    </DetailSection>
  );
}
