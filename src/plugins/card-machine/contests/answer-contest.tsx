import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { rules } from '../../../ui/form/rules';
import { byId } from '../../../ui/page/by-id';

const MOST_LETTERS = 2000;

export default byId(AnswerContest);

/** The drawer over a contest that answers it. */
function AnswerContest({ id }: { id: number }) {
  const { t } = useTranslation('card-machine');
  const { run } = useAction('PUT /pos/contests/{id}/defence', {
    invalidates: ['machine-contests', 'machine-sales'],
    success: t('contest.sent'),
    quiet: true,
  });
  return (
    <ActionDrawer<{ defence: string }>
      title={t('contest.answer')}
      submit={t('contest.send')}
      onSubmit={(values) => run({ params: { id }, body: values })}
    >
      <p className="soft">{t('contest.help')}</p>
      <Form.Item name="defence" label={t('contest.defence')} rules={[rules.required()]}>
        <Input.TextArea rows={6} maxLength={MOST_LETTERS} showCount />
      </Form.Item>
    </ActionDrawer>
  );
}
