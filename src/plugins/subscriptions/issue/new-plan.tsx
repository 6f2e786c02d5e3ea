import { Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrites } from '../../../data/use-writes';
import { subscriptionPlans } from '../../../resources/subscription-plans';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { NEW_PLAN, PlanFields, planOf, type PlanValues } from '../plans/plan-fields';

/** The drawer that creates a plan, over the issuing form. */
export function NewPlan({ onClose, onCreated }: { onClose: () => void; onCreated: (id: number) => void }) {
  const { t } = useTranslation(['subscriptions', 'shell']);
  const phone = useIsPhone();
  const [form] = Form.useForm<PlanValues>();
  const [notice, setNotice] = useState<string>();
  const { create, isRunning } = useWrites(subscriptionPlans, { quiet: true });
  const send = async (values: PlanValues) => {
    setNotice(undefined);
    try {
      const { id } = await create(planOf(values));
      onCreated(id);
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  const foot = (
    <div className="drawer-foot">
      <Button onClick={onClose}>{t('shell:cancel')}</Button>
      <Button type="primary" loading={isRunning} onClick={() => form.submit()}>
        {t('subscriptions:plan.create.submit')}
      </Button>
    </div>
  );
  return (
    <Drawer
      open
      title={t('subscriptions:plan.create.title')}
      onClose={onClose}
      width={phone ? '100%' : 480}
      footer={foot}
      maskClosable={false}
    >
      {notice && <Notice message={notice} />}
      <Form<PlanValues>
        form={form}
        name="plan"
        layout="vertical"
        requiredMark="optional"
        validateTrigger={['onBlur', 'onSubmit']}
        initialValues={NEW_PLAN}
        onFinish={(values) => !isRunning && void send(values)}
        onFinishFailed={() => focusFirstError(form)}
      >
        <PlanFields />
        <button type="submit" hidden />
      </Form>
    </Drawer>
  );
}
