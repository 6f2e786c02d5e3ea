import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TagsChoice } from '../../../kits/charging/tags/tags-choice';
import { TOUCHED } from '../parts/touched';
import { SubscriptionDrawer } from './subscription-drawer';

interface Values {
  tags: number[];
}

const MOST = 10;

/** Chooses the tags of a subscription, and edits the account's tags themselves. */
export default function EditTags() {
  const { t } = useTranslation(['subscriptions', 'charging']);
  const apply = useRowAction('POST /subscriptions/tags', TOUCHED);
  return (
    <SubscriptionDrawer<Values>
      action="tags"
      initial={({ tags }) => ({ tags: tags.map((tag) => tag.id) })}
      onSubmit={({ id, tags: held }, { tags }) => {
        const ids = held.map((tag) => tag.id);
        const add = tags.filter((tag) => !ids.includes(tag));
        const remove = ids.filter((tag) => !tags.includes(tag));
        return apply({ body: { ids: [id], add, remove } }, t('subscriptions:tags.done'));
      }}
    >
      {({ tags }) => (
        <Form.Item name="tags" rules={[{ type: 'array', max: MOST, message: t('charging:tags.tooMany') }]}>
          <TagsChoice held={tags} shownBy={TOUCHED} />
        </Form.Item>
      )}
    </SubscriptionDrawer>
  );
}
