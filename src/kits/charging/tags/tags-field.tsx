import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { TagSelect } from './tag-select';
import { useTags } from './use-tags';

const MOST = 10;

/** Tags put on the charges; there only where the account has some. */
export function TagsField() {
  const { t } = useTranslation('charging');
  const { rows: tags = [] } = useTags();
  if (tags.length === 0) return null;
  return (
    <Form.Item
      name="tags"
      label={t('terms.tags')}
      extra={t('terms.tagsHint')}
      rules={[{ type: 'array', max: MOST, message: t('tags.tooMany') }]}
    >
      <TagSelect max={MOST} placeholder={t('terms.tagsPlaceholder')} />
    </Form.Item>
  );
}
