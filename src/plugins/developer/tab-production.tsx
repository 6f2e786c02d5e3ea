import { EnvironmentTab } from './environment-tab';

export default function ProductionTab() {
  return <EnvironmentTab environment="production" />;
}
