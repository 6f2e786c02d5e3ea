import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../../ui/page/failure-card';
import type { ListTable } from '../../../data/use-list-table';
import type { CallError } from '../../../data/use-call';

/**
 * The list of billets could not be read (SHELL-8-20). Closed, the list itself still says so; it stays closed, whatever
 * asks again by itself, until the list could be read.
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
