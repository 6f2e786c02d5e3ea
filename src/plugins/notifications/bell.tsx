import { BellOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import './notifications.css';

const Panel = lazy(() => import('./panel'));

/** The bell, with a dot while any notification is unread (SHELL-4.6-2). */
export default function Bell() {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { data } = useCall('GET /gns-notifications/count', { query: { version: 'v3' } }, { topic: 'notifications' });
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('bellUnread', { count: unread }) : t('bell');
  return (
    <>
      <button
        type="button"
        className="icon-button bell"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <BellOutlined />
        {unread > 0 && <span className="bell-dot" />}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <Panel open={open} onClose={() => setOpen(false)} unread={unread} />
        </Suspense>
      )}
    </>
  );
}
