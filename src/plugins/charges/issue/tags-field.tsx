import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../ui/use-call';
import { TagMark } from '../parts/tags';

const MOST = 10;

/** Tags put on the billets; there only where the account has some. */
export function TagsField() {
  const { t } = useTranslation('charges');
  const { data: tags = [] } = useCall('GET /tags', { query: {} }, { topic: 'tags' });
  if (tags.length === 0) return null;
  return (
    <Form.Item name="tags" label={t('terms.tags')} extra={t('terms.tagsHint')} rules={[{ type: 'array', max: MOST, message: t('tags.tooMany') }]}>
      <Select mode="multiple" placeholder={t('terms.tagsPlaceholder')} optionFilterProp="label" options={tags.map(({ id, name, color_ref }) => ({ value: id, label: name, color: color_ref }))} optionRender={({ data }) => markedOf(data as unknown as Marked)} />
    </Form.Item>
  );
}

interface Marked {
  label: string;
  color: Parameters<typeof TagMark>[0]['color'];
}

const markedOf = ({ label, color }: Marked) => (
  <span className="tag-option">
    <TagMark color={color} /> {label}
  </span>
);
