import { useTranslation } from 'react-i18next';
import { BulkTags } from '../../../kits/charging/manage/bulk-records';

/** Tags to put on billets and to take off them: at least one, and none both. */
export function TagFields() {
  const { t } = useTranslation('charges-bulk');
  return (
    <BulkTags
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
    />
  );
}
