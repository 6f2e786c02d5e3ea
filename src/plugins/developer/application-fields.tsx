import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { rules } from '../../ui/form/rules';
import { ScopeField } from './scope-field';

export interface ApplicationForm {
  name: string;
  scopes: string[];
}

/** Name and scopes of an application. */
export function ApplicationFields() {
  const { t } = useTranslation('developer');
  return (
    <>
      <Form.Item name="name" label={t('name')} rules={[rules.required()]}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="scopes" label={t('scopes')} rules={[rules.chosen()]}>
        <ScopeField />
      </Form.Item>
    </>
  );
}
