import { NoteDrawer } from '../../../kits/charging/links/drawers';

export default function Note() {
  return <NoteDrawer kind="link" />;
}
