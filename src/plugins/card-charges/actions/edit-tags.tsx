import { useTranslation } from 'react-i18next';
import { TagsItem, tagsOf, useSaveTags, type TagValues } from '../../../kits/charging/manage/tags';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

/** Chooses the tags of a card charge, and edits the account's tags themselves. */
export default function EditTags() {
  const { t } = useTranslation('card-charges');
  const save = useSaveTags('POST /credit-card-charges/tags', TOUCHED);
  return (
    <CardDrawer<TagValues>
      action="tags"
      initial={tagsOf}
      onSubmit={(record, values) => save(record, values, t('tags.done'))}
    >
      {({ tags }) => <TagsItem held={tags} shownBy={TOUCHED} />}
    </CardDrawer>
  );
}
