import { EnvironmentTab } from './environment-tab';

export default function HomologationTab() {
  return <EnvironmentTab environment="homologation" />;
}
