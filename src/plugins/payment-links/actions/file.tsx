import { FileDrawer } from '../../../kits/charging/links/drawers';

export default function File() {
  return <FileDrawer kind="link" />;
}
