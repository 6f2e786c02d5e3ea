import { Form, type FormInstance } from 'antd';
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../data/use-call';
import { focusFirstError, placeServerErrors, recheckErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { FailureCard } from '../../../ui/page/failure-card';

/** What the wizard's button asks of the step that is shown: whether one may go on. */
export interface StepHandle {
  next: () => Promise<boolean>;
}
export interface StepProps {
  ref: Ref<StepHandle>;
}

interface Props<Values extends object> extends StepProps {
  /** What is kept now; undefined while it is loaded. */
  initial: Partial<Values> | undefined;
  error?: Pick<CallError, 'message' | 'status'> | null;
  onRetry?: () => void;
  form?: FormInstance<Values>;
  save: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** A step that is a form over what is kept, sent as one goes on. */
export function StepForm<Values extends object>({ initial, error, onRetry, ...rest }: Props<Values>) {
  const { t } = useTranslation('shell');
  if (error && !initial) return <FailureCard kind="communication" onRetry={onRetry} />;
  if (!initial)
    return (
      <p role="status" className="soft">
        {t('loading')}
      </p>
    );
  return <Filled {...rest} initial={initial} />;
}

function Filled<Values extends object>({ ref, initial, form: given, save, children }: Props<Values>) {
  const [own] = Form.useForm<Values>();
  const form = given ?? own;
  const [notice, setNotice] = useState<string>();
  useImperativeHandle(ref, () => ({
    next: async () => {
      setNotice(undefined);
      const values = await form.validateFields().catch(() => undefined);
      if (!values) return (focusFirstError(form), false);
      try {
        await save(values);
        return true;
      } catch (fault) {
        setNotice(placeServerErrors(form, fault));
        return false;
      }
    },
  }));
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark="optional"
      initialValues={initial as object}
      validateTrigger={['onBlur', 'onSubmit']}
      onValuesChange={(changed: object) => recheckErrors(form, changed)}
      noValidate
    >
      {notice && <Notice message={notice} />}
      {children}
    </Form>
  );
}
