import { Form, type FormInstance } from 'antd';
import { createContext, useContext, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationStep } from '@balcao/contract/registration';
import type { CallError } from '../../../data/use-call';
import { focusFirstError, placeServerErrors, recheckErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { useDraft } from '../../../ui/form/use-draft';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { FailureCard } from '../../../ui/page/failure-card';

/** The handle by which the wizard's button saves the step shown: `next` resolves to whether the next step may follow. */
export interface StepHandle {
  next: () => Promise<boolean>;
}
export interface StepProps {
  ref: Ref<StepHandle>;
}

/** Values typed in steps but not saved, by step: shown again on returning to the step, while the page stays open. */
export const TypedSteps = createContext<Map<RegistrationStep, () => object> | undefined>(undefined);

interface Props<Values extends object> extends StepProps {
  /** Name of the step, under which typed values are stored. */
  name: RegistrationStep;
  /** The values as saved; undefined while they are loaded. */
  initial: Partial<Values> | undefined;
  error?: Pick<CallError, 'message' | 'status'> | null;
  onRetry?: () => void;
  form?: FormInstance<Values>;
  save: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** A step that is a form over saved values, sent on going to the next step. */
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

function Filled<Values extends object>({ ref, name, initial, form: given, save, children }: Props<Values>) {
  const [own] = Form.useForm<Values>();
  const form = given ?? own;
  const [notice, setNotice] = useState<string>();
  const typed = useContext(TypedSteps);
  const [before] = useState(() => typed?.get(name)?.());
  const [dirty, setDirty] = useState(before !== undefined);
  // values typed last are newer than those restored after a reload
  const { restored, drop } = useDraft(form, dirty, `#${name}`, (stored) => ({ ...stored, ...before }));
  useLeaveGuard(dirty || restored);
  useImperativeHandle(ref, () => ({
    next: async () => {
      setNotice(undefined);
      const values = await form.validateFields().catch(() => undefined);
      if (!values) return (focusFirstError(form), false);
      try {
        await save(values);
        setDirty(false);
        typed?.delete(name);
        drop();
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
      initialValues={{ ...initial, ...before }}
      validateTrigger={['onBlur', 'onSubmit']}
      onValuesChange={(changed: object) => {
        setDirty(true);
        typed?.set(name, () => form.getFieldsValue(true) as object);
        recheckErrors(form, changed);
      }}
      noValidate
    >
      {notice && <Notice message={notice} />}
      {children}
    </Form>
  );
}
