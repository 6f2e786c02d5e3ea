import { UpdateDrawer } from '../../../kits/charging/links/drawers';

export default function Update() {
  return <UpdateDrawer kind="button" />;
}
