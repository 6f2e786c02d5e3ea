import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TagsChoice } from '../../../kits/charging/tags/tags-choice';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

interface Values {
  tags: number[];
}

const MOST = 10;

/** Chooses the tags of a card charge, and edits the account's tags themselves. */
export default function EditTags() {
  const { t } = useTranslation(['card-charges', 'charging']);
  const apply = useRowAction('POST /credit-card-charges/tags', TOUCHED);
  return (
    <CardDrawer<Values>
      action="tags"
      initial={({ tags }) => ({ tags: tags.map((tag) => tag.id) })}
      onSubmit={({ id, tags: held }, { tags }) => {
        const ids = held.map((tag) => tag.id);
        const add = tags.filter((tag) => !ids.includes(tag));
        const remove = ids.filter((tag) => !tags.includes(tag));
        return apply({ body: { ids: [id], add, remove } }, t('card-charges:tags.done'));
      }}
    >
      {({ tags }) => (
        <Form.Item name="tags" rules={[{ type: 'array', max: MOST, message: t('charging:tags.tooMany') }]}>
          <TagsChoice held={tags} shownBy={TOUCHED} />
        </Form.Item>
      )}
    </CardDrawer>
  );
}
