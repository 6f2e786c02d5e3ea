import { EnvironmentTab } from './environment-tab';

export default function FortunusTab() {
  return <EnvironmentTab environment="fortunus" />;
}
