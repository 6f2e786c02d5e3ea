import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { BilletDrawer } from '../actions/billet-drawer';
import { TOUCHED } from '../parts/touched';
import { TagsChoice } from '../../../kits/charging/tags/tags-choice';

interface Values {
  tags: number[];
}

const MOST = 10;

/** Chooses the tags of a billet, and edits the account's tags themselves (AREAS-7-charges-5). */
export default function EditTags() {
  const { t } = useTranslation(['charges', 'charging']);
  const apply = useRowAction('POST /charges/tags', TOUCHED);
  return (
    <BilletDrawer<Values>
      action="tags"
      initial={({ tags }) => ({ tags: tags.map((tag) => tag.id) })}
      onSubmit={(id, { tags }, billet) => {
        const held = billet.tags.map((tag) => tag.id);
        return apply(
          {
            body: {
              ids: [id],
              add: tags.filter((tag) => !held.includes(tag)),
              remove: held.filter((tag) => !tags.includes(tag)),
            },
          },
          t('tags.done'),
        );
      }}
    >
      {({ tags }) => (
        <Form.Item name="tags" rules={[{ type: 'array', max: MOST, message: t('charging:tags.tooMany') }]}>
          <TagsChoice held={tags} shownBy={TOUCHED} />
        </Form.Item>
      )}
    </BilletDrawer>
  );
}
