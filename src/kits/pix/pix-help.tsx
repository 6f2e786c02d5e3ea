import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

declare module '../../locale-files' {
  interface LocaleFiles {
    'pix-help': typeof import('../../../locales/pt-BR/pix-help.json');
  }
}

const PixHelpModal = lazy(() => import('./pix-help-modal'));

/** Help on every Pix page (AREAS-2-pix-6, SHELL-8-41). */
export function PixHelp() {
  const { t } = useTranslation('pix-help');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="quiet-help"
        icon={<QuestionCircleOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {isOpen && (
        <Suspense>
          <PixHelpModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
