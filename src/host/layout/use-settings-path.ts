import { useSession } from '../../data/session';
import { table } from '../table';

/** Where the settings begin; undefined without their permission or on a closed account (SHELL-2.3-2). */
export function useSettingsPath(): string | undefined {
  const { session } = useSession();
  const may = session.permissions.some((p) => p.enabled && p.id.startsWith('settings'));
  return may && !session.currentAccount.isShutdown ? table.named.get('settings:account-data')?.path : undefined;
}
