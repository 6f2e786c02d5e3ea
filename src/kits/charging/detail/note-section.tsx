import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailSection } from '../../../ui/page/detail-page';

/** What the team wrote about it (AREAS-7-charges-3); `to`: where it is changed. */
export function NoteSection({ note, to }: { note: string | null; to: string }) {
  const { t } = useTranslation('charging');
  const edit = <Link to={to}>{t(note ? 'detail.noteEdit' : 'detail.noteAdd')}</Link>;
  return (
    <DetailSection title={t('detail.note')} extra={edit}>
      {note ? <p className="lines">{note}</p> : <p className="soft lines">{t('detail.noteEmpty')}</p>}
    </DetailSection>
  );
}
