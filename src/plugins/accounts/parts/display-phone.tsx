import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../ui/form/fields';

const PHONE = /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/;
/** Delay of the check after the last key, in milliseconds: LATER, or SOON while an error is shown. */
const [LATER, SOON] = [3000, 500];

type Fault = 'form.phone' | 'required';

/** What is wrong with the phone that billets show: required for a company, optional for Pro (SHELL-5-23, 5-25). */
export const phoneFault = (phone: string, isOptional: boolean): Fault | undefined => {
  if (phone === '') return isOptional ? undefined : 'required';
  return PHONE.test(phone) ? undefined : 'form.phone';
};

interface Props {
  value: string;
  isOptional?: boolean;
  onChange: (phone: string) => void;
}

/** The field of the phone that billets show, checked a while after the last key and on blur (SHELL-5-26 to 5-28). */
export function DisplayPhone({ value, isOptional = false, onChange }: Props) {
  const { t } = useTranslation(['accounts', 'shell']);
  const [isTyped, setTyped] = useState(false);
  const [told, setTold] = useState<Fault>();
  const fault = phoneFault(value, isOptional);
  useEffect(() => {
    if (!isTyped) return;
    const timer = setTimeout(() => setTold(fault), told ? SOON : LATER);
    return () => clearTimeout(timer);
  }, [isTyped, value, fault, told]);
  return (
    <Form layout="vertical" component="div" requiredMark="optional">
      <Form.Item
        label={t('accounts:company.phone')}
        htmlFor="display-phone"
        required={!isOptional}
        extra={t('accounts:company.phoneHint')}
        {...(told ? { help: t(`shell:${told}`), validateStatus: 'error' as const } : {})}
      >
        <PhoneField
          id="display-phone"
          value={value}
          autoComplete="tel-national"
          aria-invalid={told !== undefined}
          onChange={(phone) => {
            setTyped(true);
            onChange(phone);
          }}
          onBlur={() => setTold(fault)}
        />
      </Form.Item>
    </Form>
  );
}
