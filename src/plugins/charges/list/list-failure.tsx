import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../../ui/page/failure-card';
import type { ListTable } from '../../../data/use-list-table';
import type { CallError } from '../../../data/use-call';

/**
 * Modal shown when the list of billets could not be read (SHELL-8-20). Once closed it stays closed through automatic refetches, until the
 * list could be read; the list itself still shows the failure.
 */
export function ListFailure({
  table: { error, isFetching, retry },
}: {
  table: Pick<ListTable<unknown>, 'error' | 'isFetching' | 'retry'>;
}) {
  const { t } = useTranslation('shell');
  const reason = useReason();
  const [told, setTold] = useState<CallError>();
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !error && !isFetching) setClosed(false);
  const button = useRef<HTMLButtonElement>(null);
  const tryAgain = () => {
    setTold(error ?? undefined);
    retry();
  };
  return (
    <Modal
      open={error !== null && !error.handled && error !== told && !isClosed}
      title={t('errors.communication')}
      width={420}
      afterOpenChange={(open) => open && button.current?.focus()}
      onCancel={() => setClosed(true)}
      footer={
        <Button type="primary" ref={button} onClick={tryAgain}>
          {t('retry')}
        </Button>
      }
    >
      <p>{reason(error)}</p>
    </Modal>
  );
}
