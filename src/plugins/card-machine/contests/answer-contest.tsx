import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAction } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { rules } from '../../../ui/form/rules';
import { useIdParam } from '../../../ui/page/routing';

const MOST_LETTERS = 2000;

/** The drawer over a contest that answers it. */
export default function AnswerContest() {
  const id = useIdParam();
  return id ? <Answer id={id} /> : <Navigate to="/404" replace />;
}

function Answer({ id }: { id: number }) {
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
