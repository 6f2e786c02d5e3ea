import { Button, Drawer, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseSheet } from '../action/close-sheet';
import { focusFirstError } from '../form/form-errors';
import { useIsPhone } from '../page/use-is-phone';
import { useWhenLeft } from '../page/use-when-left';

interface Props<Values extends object> {
  initial: Partial<Values>;
  /** Gets all values of the form at once, so that the list is fetched once. */
  onApply: (values: Values) => void;
  onClear: () => void;
  /** Above the fields. */
  before?: ReactNode;
  /** Form.Items. */
  children: ReactNode;
}

/** Every filter of a list at once, applied together: a drawer, from the bottom on a phone. */
export function FilterSheet<Values extends object>({ initial, onApply, onClear, before, children }: Props<Values>) {
  const { t } = useTranslation('shell');
  const phone = useIsPhone();
  const close = useCloseSheet();
  useWhenLeft(close);
  const [form] = Form.useForm<Values>();
  return (
    <Drawer
      open
      onClose={close}
      placement={phone ? 'bottom' : 'right'}
      {...(phone ? { height: '85dvh' } : { width: 400 })}
      title={t('filters.open')}
      footer={
        <div className="sheet-foot">
          <Button
            onClick={() => {
              onClear();
              close();
            }}
          >
            {t('filters.clear')}
          </Button>
          <Button type="primary" onClick={() => form.submit()}>
            {t('filters.apply')}
          </Button>
        </div>
      }
    >
      {before}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        validateTrigger="onSubmit"
        onFinish={(values) => {
          onApply(values);
          close();
        }}
        onFinishFailed={() => focusFirstError(form)}
        noValidate
      >
        {children}
        <button type="submit" hidden />
      </Form>
    </Drawer>
  );
}
