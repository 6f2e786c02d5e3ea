import { TagsItem, tagsOf, useSaveTags, type TagValues } from '../../../kits/charging/manage/tags';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** Chooses the tags of a Pix automático, and edits the account's tags themselves. */
export default function EditTags() {
  const save = useSaveTags('POST /receive/pix-automatic/tags', TOUCHED);
  return (
    <CollectionDrawer<TagValues> action="tags" initial={tagsOf} run={save}>
      {({ tags }) => <TagsItem held={tags} shownBy={TOUCHED} />}
    </CollectionDrawer>
  );
}
