import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Member } from '@balcao/contract/registration';
import { useAction, useCall } from '../../../data/use-call';
import { DocumentField, MoneyField } from '../../../ui/form/fields';
import { PercentField } from '../../../ui/form/percent-field';
import { rules } from '../../../ui/form/rules';
import { StepForm, type StepProps } from './step-form';
import '../../../ui/page/form-page.css';

const MOST = 30;
const ROLES: readonly Member['role'][] = ['partner', 'managing-partner', 'administrator', 'attorney'];

interface Values {
  monthly_income: number;
  members: Member[];
}

/** The company's revenue, and its partners and administrators (QSA). */
export default function CorporationStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const { data, error, retry } = useCall('GET /crs/corporation-data', { query: { limit: MOST } });
  const revenue = useAction('PUT /crs/monthly-income', { quiet: true });
  const members = useAction('PUT /crs/members', { quiet: true });
  const save = async (values: Values) => {
    await revenue.run({ body: { monthly_income: values.monthly_income } });
    await members.run({ body: { members: values.members } });
  };
  const initial = data && {
    ...(data.monthly_income !== null && { monthly_income: data.monthly_income }),
    members: data.members.length ? data.members : [{ share: 10_000 } as Member],
  };
  return (
    <StepForm<Values> ref={ref} name="corporation" initial={initial} error={error} onRetry={retry} save={save}>
      <Form.Item name="monthly_income" label={t('corporation.revenue')} rules={[rules.chosen()]}>
        <MoneyField />
      </Form.Item>
      <Form.List name="members">
        {(lines, { add, remove }) => (
          <>
            {lines.map(({ key, name }) => (
              <fieldset className="form-group" key={key}>
                <legend>{t('corporation.member', { number: name + 1 })}</legend>
                <MemberFields line={name} />
                {lines.length > 1 && (
                  <Button danger onClick={() => remove(name)}>
                    {t('corporation.remove', { number: name + 1 })}
                  </Button>
                )}
              </fieldset>
            ))}
            {lines.length < MOST && <Button onClick={() => add({ share: 0 })}>{t('corporation.add')}</Button>}
          </>
        )}
      </Form.List>
    </StepForm>
  );
}

function MemberFields({ line }: { line: number }) {
  const { t } = useTranslation('registration');
  return (
    <div className="form-two">
      <Form.Item name={[line, 'name']} label={t('corporation.memberName')} rules={[rules.required()]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[line, 'document']}
        label={t('corporation.document')}
        rules={[rules.required(), rules.document()]}
      >
        <DocumentField autoComplete="off" />
      </Form.Item>
      <Form.Item name={[line, 'role']} label={t('corporation.role')} rules={[rules.chosen()]}>
        <Select options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[line, 'share']} label={t('corporation.share')} rules={[rules.chosen()]}>
        <PercentField />
      </Form.Item>
    </div>
  );
}
