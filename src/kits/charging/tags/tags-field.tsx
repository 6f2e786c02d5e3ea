import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import { TagSelect } from './tag-select';
import { useTags } from './use-tags';

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
      rules={[{ type: 'array', max: MAX_TAGS, message: t('tags.tooMany') }]}
    >
      <TagSelect max={MAX_TAGS} placeholder={t('terms.tagsPlaceholder')} />
    </Form.Item>
  );
}
