import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PermissionId } from '@balcao/contract/core/registry';
import { useSession } from '../../data/session';
import { useAction } from '../../data/use-call';
import { useStoredTask } from '../../data/use-task';
import { TaskProgress } from '../../ui/action/task-progress';
import { SelectField } from '../../ui/form/choice-fields';
import { rules } from '../../ui/form/rules';
import { FormPage } from '../../ui/page/form-page';
import { DetailSection } from '../../ui/page/detail-page';
import { useToday } from '../../ui/text/use-today';
import { PackMailCard } from './pack-mail-card';
import { lastMonths, monthName } from './months';

const MONTHS = 13;
const FILES = ['ofx', 'xlsx', 'csv', 'pdf', 'receipts', 'charges'] as const;
/** The permission without which a file is left out. */
const NEEDS: Partial<Record<(typeof FILES)[number], PermissionId>> = {
  receipts: 'pay-transfer:receipts',
  charges: 'receive:management:billets',
};

/** Makes a month's statement, receipts and charges into one file for the accountant; a task, so the person can leave the page meanwhile. */
export default function PackPage() {
  const { t } = useTranslation('accountant-pack');
  const { can } = useSession();
  const today = useToday();
  const months = lastMonths(today, MONTHS);
  const [task, store] = useStoredTask('accountant-pack');
  const { run } = useAction('POST /statement/pack', { quiet: true });
  return (
    <FormPage<{ month: string }>
      title={t('title')}
      lead={t('lead')}
      submit={t('submit')}
      initial={{ month: months[1] ?? '' }}
      onSubmit={async (body) => store((await run({ body })).task)}
      after={task !== undefined && <TaskProgress key={task} id={task} title={t('task')} />}
      aside={
        <>
          <DetailSection title={t('inside')}>
            <ul>
              {FILES.filter((file) => can(NEEDS[file]).can).map((file) => (
                <li key={file}>{t(`file.${file}`)}</li>
              ))}
            </ul>
          </DetailSection>
          <PackMailCard />
        </>
      }
    >
      <Form.Item name="month" label={t('month')} rules={[rules.chosen()]}>
        <SelectField options={months.map((value) => ({ value, label: monthName(value) }))} />
      </Form.Item>
    </FormPage>
  );
}
