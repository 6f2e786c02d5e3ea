import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field';
import { dayOf } from '../../../ui/format';
import { rules } from '../../../ui/rules';
import { DayHint } from '../parts/day-hint';
import { TagSelect } from '../parts/tag-select';
import { useConditions } from '../parts/use-conditions';

/** The day all of them are due then. */
export function DueField() {
  const { t } = useTranslation('charges-bulk');
  const { data: conditions } = useConditions();
  return (
    <>
      <Form.Item name="expire_at" label={t('expire-at.field')} rules={[rules.chosen()]}>
        <DateField min={conditions?.today ?? dayOf()} />
      </Form.Item>
      <Form.Item noStyle dependencies={['expire_at']}>
        {({ getFieldValue }) => <DayHint day={getFieldValue('expire_at') as string | null} holidays={conditions?.holidays} />}
      </Form.Item>
    </>
  );
}

/** Tags to put on and to take off. */
export function TagFields() {
  const { t } = useTranslation('charges-bulk');
  return (
    <>
      <Form.Item
        name="add"
        label={t('tags.add')}
        dependencies={['remove']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, add: number[] = []) => {
              const remove = (getFieldValue('remove') as number[] | undefined) ?? [];
              if (add.length + remove.length === 0) return Promise.reject(new Error(t('tags.nothing')));
              return add.some((id) => remove.includes(id)) ? Promise.reject(new Error(t('tags.both'))) : Promise.resolve();
            },
          }),
        ]}
      >
        <TagSelect max={10} />
      </Form.Item>
      <Form.Item name="remove" label={t('tags.remove')}>
        <TagSelect max={100} />
      </Form.Item>
    </>
  );
}
