import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../ui/page/routing';

/** Where the Central Bank takes complaints about institutions. */
const CENTRAL_BANK = 'https://www.bcb.gov.br/meubc/registrar_reclamacao';

/** The help centre, and where that did not help a ticket and the Central Bank. */
export default function PixHelpModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pix-help');
  const [isUnresolved, setUnresolved] = useState(false);
  return (
    <Modal
      title={t('title')}
      open
      onCancel={onClose}
      footer={
        isUnresolved ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button onClick={() => setUnresolved(true)}>{t('unresolved')}</Button>
            <Button type="primary" onClick={onClose}>
              {t('resolved')}
            </Button>
          </>
        )
      }
    >
      <p>{t('text')}</p>
      <p>
        <RouteLink name="help-center">{t('center')}</RouteLink>
      </p>
      {isUnresolved && (
        <div role="status">
          <p>{t('ticketText')}</p>
          <p>
            <RouteLink name="open-ticket:create-ticket" query={{ subject: t('ticket') }}>
              {t('openTicket')}
            </RouteLink>
          </p>
          <p>{t('centralBankText')}</p>
          <p>
            <a href={CENTRAL_BANK} target="_blank" rel="noreferrer">
              {t('centralBank')}
            </a>
          </p>
        </div>
      )}
    </Modal>
  );
}
