import { TagsDrawer } from '../../../kits/charging/links/drawers';

export default function Tags() {
  return <TagsDrawer kind="button" />;
}
