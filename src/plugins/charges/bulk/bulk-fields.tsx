import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_REMOVED_TAGS, MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import { TagSelect } from '../../../kits/charging/tags/tag-select';

/** Tags to add and to remove. */
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
              return add.some((id) => remove.includes(id))
                ? Promise.reject(new Error(t('tags.both')))
                : Promise.resolve();
            },
          }),
        ]}
      >
        <TagSelect max={MAX_TAGS} />
      </Form.Item>
      <Form.Item name="remove" label={t('tags.remove')}>
        <TagSelect max={MAX_REMOVED_TAGS} />
      </Form.Item>
    </>
  );
}
