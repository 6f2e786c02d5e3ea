import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvalidateCalls } from '../../data/use-call';
import { useAction } from '../../data/use-call';
import { useIsPhone } from '../../ui/page/use-is-phone';
import { NotificationPage } from './notification-page';

interface Props {
  open: boolean;
  onClose: () => void;
  unread: number;
}

/** Notifications of the user on this account, newest first, 15 at a time (SHELL-4.6). */
export default function Panel({ open, onClose, unread }: Props) {
  const { t } = useTranslation('notifications');
  const phone = useIsPhone();
  const [pages, setPages] = useState(1);
  const refresh = useInvalidateCalls();
  const readAll = useAction('PATCH /gns-notifications/read');
  const clear = useAction('DELETE /gns-notifications');
  const after = (done: Promise<unknown>) =>
    done.then(
      () => refresh('GET /gns-notifications'),
      () => undefined,
    );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={phone ? '100%' : 420}
      title={t('title')}
      styles={{ body: { padding: 0 } }}
    >
      <div className="notes-tools">
        {unread > 0 && (
          <button type="button" className="link-button" onClick={() => void after(readAll.run({}))}>
            {t('readAll')}
          </button>
        )}
        <button type="button" className="link-button" onClick={() => void after(clear.run({}))}>
          {t('clear')}
        </button>
      </div>
      {Array.from({ length: pages }, (_, page) => (
        <NotificationPage
          key={page}
          page={page}
          last={page === pages - 1}
          onMore={() => setPages(pages + 1)}
          onRestart={() => setPages(1)}
          onGo={onClose}
        />
      ))}
    </Drawer>
  );
}
