import { App, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useInvalidateCalls } from '../../data/use-call';
import { useIsPhone } from '../../ui/page/use-is-phone';
import { MailSwitch } from './mail-switch';
import { NotificationPage } from './notification-page';

interface Props {
  open: boolean;
  onClose: () => void;
  unread: number;
}

/** The person's notifications on this account, newest first, 15 at a time (SHELL-4.6). */
export default function Panel({ open, onClose, unread }: Props) {
  const { t } = useTranslation(['notifications', 'shell']);
  const phone = useIsPhone();
  const { modal } = App.useApp();
  const [pages, setPages] = useState(1);
  const [isEmpty, setIsEmpty] = useState(true);
  const refresh = useInvalidateCalls();
  const readAll = useAction('PATCH /gns-notifications/read');
  const clear = useAction('DELETE /gns-notifications');
  const after = (done: Promise<unknown>) =>
    done.then(
      () => refresh('GET /gns-notifications', 'GET /gns-notifications/count'),
      () => undefined,
    );
  const askToClear = () =>
    modal.confirm({
      title: t('notifications:clearTitle'),
      content: t('notifications:clearText'),
      okText: t('notifications:clear'),
      okButtonProps: { danger: true },
      cancelText: t('shell:cancel'),
      onOk: () => after(clear.run({})).then(() => setPages(1)),
    });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={phone ? '100%' : 420}
      title={t('notifications:title')}
      styles={{ body: { padding: 0 } }}
      footer={<MailSwitch />}
    >
      {!isEmpty && (
        <div className="notes-tools">
          {unread > 0 && (
            <button type="button" className="link-button" onClick={() => void after(readAll.run({}))}>
              {t('notifications:readAll')}
            </button>
          )}
          <button type="button" className="link-button" onClick={askToClear}>
            {t('notifications:clear')}
          </button>
        </div>
      )}
      {Array.from({ length: pages }, (_, page) => (
        <NotificationPage
          key={page}
          page={page}
          last={page === pages - 1}
          onMore={() => setPages(pages + 1)}
          onRestart={() => setPages(1)}
          onGo={onClose}
          {...(page === 0 ? { onEmpty: setIsEmpty } : {})}
        />
      ))}
    </Drawer>
  );
}
