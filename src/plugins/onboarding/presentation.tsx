import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pagesOf, UPCOMING, type Modality } from '../../kits/modality/features';
import './presentation.css';

/** Presents, page by page, what the account offers, and last what is coming (SHELL-4.5-1). */
export default function Presentation({ modality, onClose }: { modality: Modality; onClose: () => void }) {
  const { t } = useTranslation(['onboarding', 'modality']);
  const [page, setPage] = useState(0);
  const pages = pagesOf(modality);
  const features = pages[page];
  const last = page === pages.length;
  const name = t(`modality:name.${modality}`);
  return (
    <Modal
      open
      title={last ? t('onboarding:coming') : t('onboarding:title', { name })}
      onCancel={onClose}
      maskClosable={false}
      width={520}
      footer={
        <div className="presentation-foot">
          {page > 0 && <Button onClick={() => setPage(page - 1)}>{t('onboarding:back')}</Button>}
          <Button type="primary" onClick={() => (last ? onClose() : setPage(page + 1))}>
            {t(last ? 'onboarding:start' : 'onboarding:next')}
          </Button>
        </div>
      }
    >
      <div aria-live="polite">
        {features && <p className="soft">{t('onboarding:page', { page: page + 1, pages: pages.length })}</p>}
        <ul className="presentation">
          {features?.map((feature) => (
            <li key={feature}>
              <CheckCircleOutlined /> {t(`modality:feature.${feature}`)}
            </li>
          ))}
          {last &&
            UPCOMING.map((feature) => (
              <li key={feature}>
                <ClockCircleOutlined /> {t(`modality:upcoming.${feature}`)}
              </li>
            ))}
        </ul>
      </div>
      {!last && <p className="faint">{t('onboarding:note')}</p>}
    </Modal>
  );
}
