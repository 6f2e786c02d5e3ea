import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CustomersImport } from '@balcao/contract/customers-import';
import { Facts } from '../../../ui/text/facts';
import { formatInteger } from '../../../ui/text/format';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import { TaskProgress } from '../../../ui/action/task-progress';

interface Props {
  done: CustomersImport;
  onAgain: () => void;
  onEnded: () => void;
}

/** Progress and outcome of the registration, in numbers; the task's file has the refused rows. */
export function ImportResult({ done, onAgain, onEnded }: Props) {
  const { t } = useTranslation('customers-import');
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const list = usePathOf()('receive:customers');
  const ended = () => {
    onEnded();
    void invalidate({ resource: 'customers', invalidates: ['resourceAll'] });
  };
  return (
    <PageLayout
      title={t('title')}
      lead={t('review.lead', { file: done.fileName })}
      back
      actions={<Button onClick={onAgain}>{t('review.another')}</Button>}
      width="form"
    >
      <section className="card" aria-label={t('result.title')}>
        {done.task && <TaskProgress id={done.task} title={t('result.title')} onDone={ended} />}
        {done.status === 'done' && (
          <div className="sheet-came">
            <Facts
              facts={[
                { label: t('result.created'), value: formatInteger(done.created) },
                { label: t('result.updated'), value: formatInteger(done.updated) },
                { label: t('result.skipped'), value: formatInteger(done.skipped) },
                { label: t('result.refused'), value: formatInteger(done.refused) },
              ]}
            />
            {done.refused > 0 && <p className="soft">{t('result.refusedHint')}</p>}
            {list && (
              <Button type={done.refused > 0 ? 'default' : 'primary'} onClick={() => void navigate(list)}>
                {t('result.list')}
              </Button>
            )}
          </div>
        )}
      </section>
    </PageLayout>
  );
}
