import { useTranslation } from 'react-i18next';
import { TagsItem, tagsOf, useSaveTags, type TagValues } from '../../../kits/charging/manage/tags';
import { BilletDrawer } from '../actions/billet-drawer';
import { TOUCHED } from '../parts/touched';

/** Chooses the tags of a billet, and edits the account's tags themselves (AREAS-7-charges-5). */
export default function EditTags() {
  const { t } = useTranslation('charges');
  const save = useSaveTags('POST /charges/tags', TOUCHED);
  return (
    <BilletDrawer<TagValues>
      action="tags"
      initial={tagsOf}
      onSubmit={(record, values) => save(record, values, t('tags.done'))}
    >
      {({ tags }) => <TagsItem held={tags} shownBy={TOUCHED} />}
    </BilletDrawer>
  );
}
