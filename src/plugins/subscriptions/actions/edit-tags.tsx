import { useTranslation } from 'react-i18next';
import { TagsItem, tagsOf, useSaveTags, type TagValues } from '../../../kits/charging/manage/tags';
import { TOUCHED } from '../parts/touched';
import { SubscriptionDrawer } from './subscription-drawer';

/** Chooses the tags of a subscription, and edits the account's tags themselves. */
export default function EditTags() {
  const { t } = useTranslation('subscriptions');
  const save = useSaveTags('POST /subscriptions/tags', TOUCHED);
  return (
    <SubscriptionDrawer<TagValues>
      action="tags"
      initial={tagsOf}
      onSubmit={(record, values) => save(record, values, t('tags.done'))}
    >
      {({ tags }) => <TagsItem held={tags} shownBy={TOUCHED} />}
    </SubscriptionDrawer>
  );
}
