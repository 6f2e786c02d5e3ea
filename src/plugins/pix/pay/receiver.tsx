import { useTranslation } from 'react-i18next';
import { formatDocument } from '../../../ui/text/format';

interface Props {
  owner: { name: string; document: string | null };
  bank: string | null;
  children?: React.ReactNode;
}

/** The receiver, as soon as known; the document may be masked. */
export function Receiver({ owner, bank, children }: Props) {
  const { t } = useTranslation('pix');
  return (
    <div className="pix-receiver" role="status">
      <p className="soft">{t('pay.receiver')}</p>
      <p>
        <strong>{owner.name}</strong>
      </p>
      <p className="soft">{[owner.document && formatDocument(owner.document), bank].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}
