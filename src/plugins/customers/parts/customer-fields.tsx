import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/form/date-field';
import { DocumentField, PhoneField } from '../../../ui/form/fields';
import { dayOf } from '../../../ui/text/format';
import { rules } from '../../../ui/form/rules';
import { AddressFields } from './address-fields';
import { personTypeOf, type CustomerValues } from './customer-form';
import { GroupsField } from './groups-field';
import { TextList } from './text-list';
import './customer-fields.css';
import { ChoiceField } from '../../../ui/form/choice-field';

/** All fields of a customer, for registering and for changing. */
export function CustomerFields() {
  const { t } = useTranslation('customers');
  const form = Form.useFormInstance<CustomerValues>();
  const company = Form.useWatch('personType', form) === 'J';
  return (
    <>
      <Form.Item name="personType" label={t('field.personType')} rules={[rules.chosen()]}>
        <ChoiceField
          {...{ role: 'radiogroup' }}
          options={(['F', 'J'] as const).map((value) => ({ value, label: t(`personType.${value}`) }))}
          onChange={() => void form.validateFields(['document'], { dirty: true }).catch(() => undefined)}
        />
      </Form.Item>
      <div className="fields-pair">
        <Form.Item
          name="document"
          label={t(company ? 'field.cnpj' : 'field.cpf')}
          rules={[rules.required(), company ? rules.cnpj() : rules.cpf()]}
        >
          <DocumentField onChange={(document) => personTypeOf(document) && form.setFieldValue('personType', 'J')} />
        </Form.Item>
        {!company && (
          <Form.Item name="birthday" label={t('field.birthday')} rules={[rules.day(dayOf())]}>
            <DateField min="1850-01-01" max={dayOf()} />
          </Form.Item>
        )}
      </div>
      <Form.Item name="name" label={t(company ? 'field.company' : 'field.name')} rules={[rules.required()]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <fieldset className="fields-group">
        <legend>{t('field.contacts')}</legend>
        <TextList
          name="emails"
          label={(number) => t(number === 1 ? 'field.email' : 'field.emailNumber', { number })}
          add={t('field.addEmail')}
          remove={(number) => t('field.removeEmail', { number })}
          rule={rules.email()}
        >
          <Input type="email" maxLength={120} autoComplete="off" />
        </TextList>
        <TextList
          name="phones"
          label={(number) => t(number === 1 ? 'field.phone' : 'field.phoneNumber', { number })}
          add={t('field.addPhone')}
          remove={(number) => t('field.removePhone', { number })}
          rule={rules.phone()}
        >
          <PhoneField />
        </TextList>
      </fieldset>
      <AddressFields />
      <fieldset className="fields-group">
        <legend>{t('field.organisation')}</legend>
        <Form.Item name="groups" label={t('field.groups')} extra={t('field.groupsHint')}>
          <GroupsField />
        </Form.Item>
        <Form.Item name="customerCode" label={t('field.customerCode')} extra={t('field.customerCodeHint')}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="note" label={t('field.note')} extra={t('field.noteHint')}>
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </fieldset>
    </>
  );
}
