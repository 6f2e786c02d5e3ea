import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TagsChoice } from '../../../kits/charging/tags/tags-choice';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

const MOST = 10;

/** Chooses the tags of a Pix automático, and edits the account's tags themselves. */
export default function EditTags() {
  const { t } = useTranslation('charging');
  const apply = useRowAction('POST /receive/pix-automatic/tags', TOUCHED);
  return (
    <CollectionDrawer<{ tags: number[] }>
      action="tags"
      initial={({ tags }) => ({ tags: tags.map((tag) => tag.id) })}
      run={(id, { tags }, { tags: held }) => {
        const ids = held.map((tag) => tag.id);
        const add = tags.filter((tag) => !ids.includes(tag));
        const remove = ids.filter((tag) => !tags.includes(tag));
        return apply({ body: { ids: [id], add, remove } });
      }}
    >
      {({ tags }) => (
        <Form.Item name="tags" rules={[{ type: 'array', max: MOST, message: t('tags.tooMany') }]}>
          <TagsChoice held={tags} shownBy={TOUCHED} />
        </Form.Item>
      )}
    </CollectionDrawer>
  );
}
