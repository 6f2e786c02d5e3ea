import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFile } from '../../../data/use-file';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { DateField } from '../../../ui/form/date-field';
import { rules } from '../../../ui/form/rules';

interface Asked {
  day: string;
}

/** The drawer over the return files that saves the statement of a day in CNAB 240. */
export default function StatementDrawer() {
  const { t } = useTranslation('file-exchange');
  const { download } = useFile('GET /file-exchange/statement/{day}');
  return (
    <ActionDrawer<Asked>
      title={t('statement.title')}
      submit={t('statement.submit')}
      onSubmit={({ day }) => download({ params: { day } }, `extrato-${day}.ret`)}
    >
      <p className="soft">{t('statement.text')}</p>
      <Form.Item name="day" label={t('return.day')} rules={[rules.chosen()]}>
        <DateField />
      </Form.Item>
    </ActionDrawer>
  );
}
