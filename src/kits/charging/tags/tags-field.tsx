import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { TagSelect } from './tag-select';

const MOST = 10;

/** Tags put on the charges; there only where the account has some. */
export function TagsField() {
  const { t } = useTranslation('charging');
  const { data: tags = [] } = useCall('GET /tags', { query: { showHidden: true } }, { topic: 'tags' });
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
